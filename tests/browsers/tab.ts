/** Keys by their names in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** A point of the visible page, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A tab of a browser; each engine implements it by its own client. */
export interface Tab {
  open(address: string): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  run<Result>(expression: string): Promise<Result>
  press(point: Point): Promise<void>
  /** Types into the focused field. */
  write(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Chooses files in the first file field that matches the selector. */
  choose(selector: string, files: readonly string[]): Promise<void>
  back(): Promise<void>
  /** Errors in the console since the last call, if the engine reports them. */
  takeErrors(): readonly string[]
  /** Writes a PNG. */
  takePicture(file: string): Promise<void>
  /** Ends the browser. */
  end(): Promise<void>
}

/** An engine and how its browser is started. */
export interface Engine {
  readonly name: string
  /** Name and version of the installed browser. */
  version(): string
  /** @param downloads folder for the files that pages download */
  start(downloads: string): Promise<Tab>
}
