import { startRun } from '#mocks/features/runs/start-run.ts'
import type { Service } from '#mocks/features/service.ts'
import { facts } from './facts.ts'

export const audioBook: Service = {
  facts,
  generate: ({ tx, body }, project) => startRun(tx, project, body),
}
