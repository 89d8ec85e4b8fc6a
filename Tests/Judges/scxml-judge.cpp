// Follows walks through a state chart with Qt's interpreter of SCXML, and compares every step: the
// state behind each event, and the events that were raised on the way.
//
// usage: scxml-judge CHART.scxml CHART.walks
#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QScxmlEvent>
#include <QScxmlStateMachine>
#include <QSet>
#include <QStringList>
#include <QTextStream>
#include <cstdio>
#include <memory>

// A chart that tells of every event that is raised: one state around all others hears them.
static QString listening(QString chart) {
  static const QRegularExpression root(QStringLiteral("<scxml[^>]* initial=\"([^\"]+)\">"));
  static const QRegularExpression raise(QStringLiteral("<raise event=\"([^\"]+)\""));
  QSet<QString> names;
  for (auto found = raise.globalMatch(chart); found.hasNext();) names << found.next().captured(1);
  const auto head = root.match(chart);
  QString outer = QStringLiteral("<state id=\"ear\" initial=\"%1\">").arg(head.captured(1));
  for (const QString &name : names) {
    outer += QStringLiteral("<transition event=\"%1\"><log label=\"%1\"/></transition>").arg(name);
  }
  chart.insert(head.capturedEnd(), outer);
  QString opening = head.captured(0);
  chart.replace(opening, QString(opening).replace(head.captured(1), QStringLiteral("ear")));
  return chart.replace(QStringLiteral("</scxml>"), QStringLiteral("</state></scxml>"));
}

int main(int count, char **words) {
  QCoreApplication application(count, words);
  if (count != 3) return 2;
  QLoggingCategory::setFilterRules(QStringLiteral("scxml.statemachine=false"));
  QFile chart(words[1]), walks(words[2]);
  if (!chart.open(QIODevice::ReadOnly) || !walks.open(QIODevice::ReadOnly | QIODevice::Text)) return 2;
  const QByteArray source = listening(QString::fromUtf8(chart.readAll())).toUtf8();

  long steps = 0, sequences = 0, wrong = 0;
  QTextStream lines(&walks);
  QString line;
  while (lines.readLineInto(&line)) {
    QBuffer buffer;
    buffer.setData(source);
    buffer.open(QIODevice::ReadOnly);
    std::unique_ptr<QScxmlStateMachine> machine(QScxmlStateMachine::fromData(&buffer, words[1]));
    if (!machine->parseErrors().isEmpty()) {
      for (const auto &error : machine->parseErrors()) {
        std::fprintf(stderr, "%s\n", qPrintable(error.toString()));
      }
      return 1;
    }
    QStringList raised;
    QObject::connect(machine.get(), &QScxmlStateMachine::log, &application,
                     [&](const QString &label, const QString &) { raised << label; });
    machine->start();
    QCoreApplication::processEvents();
    ++sequences;
    for (const QString &step : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
      const QString event = step.section(QLatin1Char('>'), 0, 0);
      const QString behind = step.section(QLatin1Char('>'), 1);
      raised.clear();
      machine->submitEvent(event);
      QCoreApplication::processEvents();
      QCoreApplication::sendPostedEvents();  // What was raised is told behind the step.
      ++steps;
      QString state = machine->activeStateNames().join(QLatin1Char('+'));
      const QString seen =
          state + (raised.isEmpty() ? QString() : QLatin1Char('/') + raised.join(QLatin1Char(',')));
      if (seen != behind) {
        if (++wrong <= 5) {
          std::fprintf(stderr, "sequence %ld: on %s the chart says %s, the engine %s\n", sequences,
                       qPrintable(event), qPrintable(seen), qPrintable(behind));
        }
        break;
      }
    }
  }
  std::printf("%s: %ld sequences, %ld steps, %ld differ\n", words[1], sequences, steps, wrong);
  return wrong == 0 ? 0 : 1;
}
