/** The file is on another host, from which it could not be fetched. */
export class FileOnOtherHostError extends Error {
  override name = 'FileOnOtherHostError'
  readonly host: string

  constructor({ host, protocol, href }: URL, options: ErrorOptions) {
    super(`No file at ${href}`, options)
    this.host = host || protocol
  }
}
