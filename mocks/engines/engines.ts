/** What does the real work of the services. Each engine adds itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled as engines are written
export interface Engines {}
