/** A file that cannot be used; the fault is a word by which others tell why. */
export class UnreadableFile<Fault extends string> extends Error {
  readonly fault: Fault

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
