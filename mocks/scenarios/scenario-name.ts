import { scenarios } from './scenarios.ts'

export type ScenarioName = keyof typeof scenarios

/** A name from an address or a header; anything that is no scenario's name is the main one. */
export const scenarioNamed = (name: string | null | undefined): ScenarioName =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : 'main'
