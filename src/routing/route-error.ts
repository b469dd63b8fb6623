/** A route that cannot be shown, with the status for its error page [spec 8]. */
export class RouteError extends Error {
  override name = 'RouteError'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}
