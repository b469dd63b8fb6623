import { scenarios } from './scenarios.ts'

export type ScenarioName = keyof typeof scenarios

export const scenarioNamed = (name: string | null | undefined): ScenarioName =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : 'main'
