import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { violationsIn } from '#tests/support/cruise.ts'
import { ROOT } from '#tests/support/project-files.ts'

const SEEDS: Readonly<Record<string, readonly [file: string, line: string]>> = {
  'direction-app': ['src/app/a.ts', "import '../main.tsx'"],
  'direction-screens': ['src/screens/home-screen.tsx', "import '#src/app/a.ts'"],
  'direction-features': ['src/features/billing/wallet.ts', "import '#src/screens/home-screen.tsx'"],
  'direction-audio': ['src/audio/player.ts', "import '#src/api/request.ts'"],
  'direction-ui': ['src/ui/button.tsx', "import '#src/audio/player.ts'"],
  'direction-drafts': ['src/drafts/use-draft.ts', "import '#src/api/request.ts'"],
  'direction-routing': ['src/routing/paths.ts', "import '#src/api/request.ts'"],
  'direction-api': ['src/api/request.ts', "import type { A } from '#src/ui/button.tsx'\nexport type B = A"],
  'direction-session': ['src/session/cookie.ts', "import '#src/api/request.ts'"],
  'direction-i18n': ['src/i18n/i18n.ts', "import '#src/ui/button.tsx'"],
  'direction-lib': ['src/lib/money.ts', "import '#src/session/cookie.ts'"],
  'direction-config': ['src/config/env.ts', "import '#src/i18n/i18n.ts'"],
  'contract-is-a-leaf': ['src/contract/voices.ts', "import { useState } from 'react'\nuseState()"],
  'rules-are-a-leaf': ['src/rules/money.ts', "import '#src/lib/money.ts'"],
  'react-dom-when-needed': [
    'src/ui/overlay.tsx',
    "import { createRoot } from 'react-dom/client'\ncreateRoot(document.body)",
  ],
  'services-are-apart': [
    'src/features/services/dubbing/a.ts',
    "import '#src/features/services/cloning/b.ts'",
  ],
  'services-have-a-door': ['src/app/e.ts', "import '#src/features/services/cloning/b.ts'"],
  'features-are-apart': ['src/features/auth/a.ts', "export * from '#src/features/billing/wallet.ts'"],
  'features-rank-tools': ['src/features/runs/a.ts', "import '#src/features/editor/b.ts'"],
  'features-rank-subtitles': ['src/features/subtitles/a.ts', "import '#src/features/speech/b.ts'"],
  'features-rank-frame': ['src/features/workspace/a.ts', "import '#src/features/speech/b.ts'"],
  'features-rank-checks': ['src/features/checks/a.ts', "import '#src/features/speech/b.ts'"],
  'features-rank-selection': ['src/features/selection/a.ts', "import '#src/features/speech/b.ts'"],
  'features-rank-records': ['src/features/billing/a.ts', "import '#src/features/runs/c.ts'"],
  'features-rank-blocks': ['src/features/speech/a.ts', "import '#src/features/services/cloning/b.ts'"],
  'editor-door': ['src/features/services/dubbing/d.ts', "import '#src/features/editor/core/d.ts'"],
  'speech-door': ['src/features/services/dubbing/e.ts', "import '#src/features/speech/text/d.ts'"],
  'runs-door': ['src/features/services/dubbing/c.ts', "import '#src/features/runs/polling/d.ts'"],
  'only-main-imports-mocks': ['src/app/b.ts', "export const start = () => import('#mocks/world.ts')"],
  'nobody-imports-main': ['mocks/world.ts', "import '#src/main.tsx'"],
  'product-knows-no-test': ['src/app/c.ts', "import '#tests/support/x.ts'"],
  'product-ships-no-tool': ['src/app/d.ts', "import { http } from 'msw'\nhttp.all('', () => {})"],
  'rank-messages': ['mocks/messages/a.ts', "import '../kernel/notices.ts'"],
  'rank-kernel': ['mocks/kernel/notices.ts', "import '../catalog/voices.ts'"],
  'rank-catalog': ['mocks/catalog/voices.ts', "import '../domain/promo.ts'"],
  'rank-domain': ['mocks/domain/promo.ts', "import '../http/answer.ts'"],
  'rank-engines': ['mocks/engines/engines.ts', "import '../features/service.ts'"],
  'rank-http': ['mocks/http/refusal.ts', "import '../features/service.ts'"],
  'rank-features': ['mocks/features/service.ts', "import '../services/services.ts'"],
  'rank-services': ['mocks/services/services.ts', "import '../operations/c.ts'"],
  'rank-operations': ['mocks/operations/c.ts', "import '../seed/seed-world.ts'"],
  'rank-seed': ['mocks/seed/seed-world.ts', "import '../scenarios/scenario.ts'"],
  'rank-scenarios': ['mocks/scenarios/scenario.ts', "import '../world.ts'"],
  'rank-control': ['mocks/control/a.ts', "import '../runtime/node.ts'"],
  'rank-server': ['mocks/server/a.ts', "import '../unknown.ts'"],
  'rank-package': ['mocks/package/a.ts', "import '../unknown.ts'"],
  'rank-panel': ['mocks/panel/mount.ts', "import '../runtime/node.ts'"],
  'rank-chat-widget': ['mocks/chat-widget/v1.ts', "import '../runtime/node.ts'"],
  'rank-chat-page': ['mocks/chat-page/page.ts', "import '../unknown.ts'"],
  'rank-reader-player': ['mocks/reader-player/v1.ts', "import '../runtime/node.ts'"],
  'rank-runtime': ['mocks/runtime/node.ts', "import '../payment-page/page.ts'"],
  'rank-payment-page': ['mocks/payment-page/page.ts', "import '../unknown.ts'"],
  'rank-reader-page': ['mocks/reader-page/page.ts', "import '../unknown.ts'"],
  'mocks-know-contract-and-rules-only': ['mocks/seed/voices.ts', "import '#src/lib/money.ts'"],
  'pages-know-contract-rules-and-ui': ['mocks/panel/panel.tsx', "import '#src/lib/money.ts'"],
  'mocks-services-are-apart': ['mocks/services/cloning/service.ts', "import '../dubbing/service.ts'"],
  'mocks-doors': ['mocks/operations/d.ts', "import '../services/dubbing/export/file.ts'"],
  'mocks-doors-from-the-top': ['mocks/start.ts', "import './operations/views/view.ts'"],
  'only-db-knows-the-store': ['mocks/operations/a.ts', "import { Collection } from '@msw/data'\nCollection"],
  'only-http-knows-msw': ['mocks/operations/b.ts', "import { http } from 'msw'\nhttp.all('', () => {})"],
  'domain-is-pure': ['mocks/domain/wallet.ts', "import '../kernel/db/database.ts'"],
  'no-cycle': ['src/lib/left.ts', "import './right.ts'"],
  'no-unresolvable': ['src/lib/lost.ts', "import './nowhere.ts'"],
}

const FILLERS = {
  'src/lib/right.ts': "import './left.ts'",
  'src/features/editor/b.ts': 'export {}',
  'src/features/editor/core/d.ts': 'export {}',
  'src/features/speech/b.ts': 'export {}',
  'src/features/speech/text/d.ts': 'export {}',
  'src/features/runs/c.ts': 'export {}',
  'src/features/runs/polling/d.ts': 'export {}',
  'src/features/services/cloning/b.ts': 'export {}',
  'mocks/http/answer.ts': 'export {}',
  'mocks/kernel/db/database.ts': 'export {}',
  'mocks/operations/views/view.ts': 'export {}',
  'mocks/services/dubbing/export/file.ts': 'export {}',
  'mocks/services/dubbing/service.ts': 'export {}',
  'mocks/unknown.ts': 'export {}',
  'tests/support/x.ts': 'export {}',
}

const seeded = Object.fromEntries(Object.values(SEEDS))

test('every direction rule finds its seeded violation', { tags: 'long' }, () => {
  const violations = violationsIn({ ...FILLERS, ...seeded })
  const missed = Object.entries(SEEDS).filter(
    ([rule, [file]]) => !violations.some((found) => found.rule === rule && found.from === file),
  )
  expect(missed).toEqual([])
})

test('every direction rule has a seeded violation', async () => {
  const { default: config } = await import(pathToFileURL(`${ROOT}/.dependency-cruiser.mjs`).href)
  const rules: string[] = config.forbidden.map((rule: { name: string }) => rule.name)
  expect(rules.toSorted()).toEqual(Object.keys(SEEDS).toSorted())
})

test('imports in allowed directions pass', () => {
  const allowed = {
    'src/main.tsx': "import '#src/app/providers.tsx'\nimport('#mocks/world.ts')",
    'src/app/providers.tsx': "import '#src/screens/home-screen.tsx'\nimport '#src/api/request.ts'",
    'src/screens/home-screen.tsx': "import '#src/features/services/services.ts'\nimport '#src/lib/money.ts'",
    'src/features/services/services.ts': "import './dubbing/a.ts'",
    'src/features/services/dubbing/a.ts': "import './b.ts'\nimport '#src/features/voices/c.ts'",
    'src/features/services/dubbing/b.ts': "import { useState } from 'react'\nuseState()",
    'src/features/voices/c.ts': "import '#src/contract/voices.ts'\nimport '#src/features/billing/d.ts'",
    'src/features/billing/d.ts': "import '#src/features/catalog/e.ts'\nimport '#src/ui/button.tsx'",
    'src/features/catalog/e.ts': "import '#src/drafts/draft.ts'",
    'src/drafts/draft.ts': "import '#src/lib/money.ts'",
    'src/features/voices/c.test.ts': "import '#mocks/world.ts'\nimport { test } from 'vitest'\ntest('')",
    'src/contract/voices.ts': "import * as z from 'zod/mini'\nz.string()",
    'src/ui/button.tsx': 'export {}',
    'src/lib/money.ts': 'export {}',
    'src/api/request.ts': 'export {}',
    'src/rules/price.ts': "import '#src/contract/voices.ts'",
    'mocks/world.ts':
      "import '#src/contract/voices.ts'\nimport '#src/rules/price.ts'\nimport './http/answer.ts'",
    'mocks/http/answer.ts': "import '../kernel/db/database.ts'",
    'mocks/kernel/db/database.ts': "import '../notices.ts'",
    'mocks/kernel/notices.ts': 'export {}',
    'mocks/services/dubbing/service.ts':
      "import './export/file.ts'\nimport '../../features/projects/outline.ts'",
    'mocks/services/dubbing/export/file.ts': "import '../../../http/answer.ts'",
    'mocks/features/projects/outline.ts': 'export {}',
    'mocks/services/dubbing/seed/seed.ts': "import '../service.ts'",
    'mocks/seed/projects/seed.ts': "import '../../services/dubbing/seed/seed.ts'",
    'mocks/seed/seed-world.ts': "import './projects/seed.ts'",
  }
  expect(violationsIn(allowed)).toEqual([])
})
