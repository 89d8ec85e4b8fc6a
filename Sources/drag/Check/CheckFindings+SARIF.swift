import DragReplay
import DragScript

extension CheckFindings {
  /// A log of SARIF 2.1.0, as code hosts and editors read it: every code is a rule, and every finding a
  /// result with its region.
  ///
  /// Paths are relative to the folder that the command runs in, as they were given.
  var sarif: String {
    let codes = DiagnosticCode.allCases
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(codes.map(\.rawValue), codes.indices.map { $0 }))
    var log = JSONObject(.report, indent: 2)
    log.add("$schema", text: "https://json.schemastore.org/sarif-2.1.0.json")
    log.add("version", text: "2.1.0")
    log.add("runs") { json in
      json.list(CollectionOfOne(self), indent: 4) { json, _ in
        json.object(indent: 6) { run in
          run.add("tool") { json in
            json.object { $0.add("driver") { Self.write(codes, to: &$0) } }
          }
          run.add("columnKind", text: "unicodeCodePoints")
          run.add("results") { json in
            json.list(findings, indent: 8) { json, finding in
              Self.write(finding, rule: numbers[finding.code], to: &json)
            }
          }
        }
      }
    }
    return log.closed.string + "\n"
  }

  /// The command, and a rule for each code.
  private static func write(_ codes: [DiagnosticCode], to json: inout JSONBytes) {
    json.object { driver in
      driver.add("name", text: "drag")
      driver.add("version", text: Version.current)
      driver.add("rules") { json in
        json.list(codes, indent: 10) { json, code in
          json.object { rule in
            rule.add("id", text: code.rawValue)
            rule.add("shortDescription") { $0.object { $0.add("text", text: code.meaning) } }
          }
        }
      }
    }
  }

  private static func write(_ finding: CheckFinding, rule: Int?, to json: inout JSONBytes) {
    let location = finding.location
    let (line, column) = (max(1, location.line), max(1, location.column))
    json.object { result in
      result.add("ruleId", text: finding.code)
      if let rule { result.add("ruleIndex", rule) }
      result.add("level", text: finding.severity.rawValue)
      result.add("message") { json in
        json.object {
          $0.add("text", text: finding.message + (finding.hint.map { "; hint: \($0)" } ?? ""))
        }
      }
      result.add("locations") { json in
        json.list(CollectionOfOne(location)) { json, location in
          json.object { place in
            place.add("physicalLocation") { json in
              json.object { physical in
                physical.add("artifactLocation") { json in
                  json.object { $0.add("uri", text: uri(of: location.file)) }
                }
                physical.add("region") { json in
                  json.object { region in
                    region.add("startLine", line)
                    region.add("startColumn", column)
                    region.add("endColumn", column + finding.length)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A path as a reference: all but letters, digits and `-._~/` is written as `%` and two digits; an
  /// absolute path is one of the scheme `file`.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let isPlain =
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
        || "-._~/".utf8.contains(byte)
      guard !isPlain else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    return text
  }
}
