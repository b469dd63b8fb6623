import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { services } from '#mocks/services/services.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'

/** @throws Refusal 409 if the service does not support the call */
export function requireSupportedCall({ slug }: Pick<ProjectRow, 'slug'>, call: keyof Endpoints): void {
  const sentence = services[slug].without?.[call]
  if (sentence) throw new Refusal(409, sentence)
}
