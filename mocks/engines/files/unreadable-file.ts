/** An unusable file; the fault is a code from which callers choose a message. */
export class UnreadableFile<Fault extends string> extends Error {
  readonly fault: Fault

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
