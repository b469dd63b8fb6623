import type { Attack } from './attack.ts'
import { accountAttacks } from './cases/accounts.ts'
import { bodyAttacks } from './cases/bodies.ts'
import { buildAttacks } from './cases/build.ts'
import { controlAttacks } from './cases/control.ts'
import { fileAttacks } from './cases/files.ts'
import { linkAttacks } from './cases/links.ts'
import { requestAttacks } from './cases/requests.ts'

export const allAttacks: readonly Attack[] = [
  ...controlAttacks,
  ...linkAttacks,
  ...accountAttacks,
  ...bodyAttacks,
  ...fileAttacks,
  ...requestAttacks,
  ...buildAttacks,
]
