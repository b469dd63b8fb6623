import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { PlayingFace } from './playing-face.tsx'

const look = {
  ...({ layout: 'bar', position: 'bottom', theme: 'light' } as never as object),
  ...{ accent: '#0055aa', background: '#ffffff', text: '#111111', radius: 8 },
}

test('the preview shows the player as visitors of the site will see it', async () => {
  await startI18n('en', ['website-reader-face'])
  showOnPage(<PlayingFace look={look as never} title="Morning news" tracks={[]} />)
  const face = page.getByRole('region', { name: 'Player appearance' })
  await expect.element(face).toMatchTextContent('Morning news')
})
