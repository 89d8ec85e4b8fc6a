import DragSessions
import Testing

@Suite struct EffectTests {
  @Test func `an effect and an output are small, and refer to nothing`() {
    #expect(stride(of: Effect.self) <= 16)
    #expect(stride(of: DragSession.Output.self) <= 16)
  }

  /// The distance between values in an array; it compiles only for what is copied bit by bit.
  private func stride<Value: BitwiseCopyable>(of type: Value.Type) -> Int {
    MemoryLayout<Value>.stride
  }
}
