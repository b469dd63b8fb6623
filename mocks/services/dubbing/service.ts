import type { Service } from '#mocks/features/service.ts'
import { facts } from './facts.ts'

export const dubbing: Service = { facts }
