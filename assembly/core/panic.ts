/**
 * Stands in for AssemblyScript's `abort`, so that the module has no imports: a broken promise inside the core becomes a
 * WebAssembly trap, which the host sees as a `WebAssembly.RuntimeError`.
 */
export function panic(_message: usize, _file: usize, _line: u32, _column: u32): void {
  unreachable();
}
