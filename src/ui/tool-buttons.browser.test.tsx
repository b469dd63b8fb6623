import { Plus } from 'lucide-react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import '#src/styles.css'
import { nextFrames } from '#tests/support/next-frames.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { ToolButtons } from './tool-buttons.tsx'

const NAMES = ['Отменить', 'Вернуть', 'Произношение', 'Горячие клавиши']

const tools = NAMES.map((name) => ({
  ...{ id: name, label: name, name, icon: Plus, onPhones: 'row' as const },
  isRare: name === 'Горячие клавиши',
  onSelect: () => undefined,
}))

async function show() {
  await startI18n('ru', [])
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  showOnPage(
    <div id="room">
      <div role="toolbar" aria-label="Инструменты" className="flex items-center">
        <ToolButtons tools={tools} moreLabel="Ещё" />
      </div>
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'Отменить' })).toBeVisible()
}

const shownNames = () =>
  NAMES.filter((name) =>
    page
      .getByText(name, { exact: true })
      .elements()
      .some((each) => each.checkVisibility()),
  )

const widen = (px: number) => {
  const room = document.getElementById('room')
  if (room) room.style.width = `${px}px`
}

test('in wide windows tools show their names; if they do not fit, rare ones go into a menu, or all names are hidden', async () => {
  await show()
  await expect.poll(shownNames).toEqual(NAMES)
  widen(500)
  await expect.poll(shownNames).toEqual(NAMES.slice(0, -1))
  await userEvent.click(page.getByRole('button', { name: 'Ещё' }))
  await expect.element(page.getByRole('menuitem', { name: 'Горячие клавиши' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  widen(300)
  await expect.poll(shownNames).toEqual([])
  widen(1_000)
  await expect.poll(shownNames).toEqual(NAMES)
})

test('a toolbar of constant width measures its names once', async () => {
  let changes = 0
  const watch = new MutationObserver((records) => {
    changes += records.length
  })
  watch.observe(document.body, { attributeFilter: ['data-names'], subtree: true })
  onTestFinished(() => watch.disconnect())
  await show()
  await nextFrames()
  await nextFrames()
  expect(changes).toBe(1)
})
