import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Tabs } from './tabs.tsx'

const NAMES = ['Проверка', 'Источники', 'Беседы', 'Настройки', 'На сайт']

function Narrow({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  const tabs = NAMES.map((name) => ({ value: name, label: name, content: name }))
  return (
    <div style={{ width: 240 }}>
      <Tabs label="Разделы" value={value} onChange={setValue} tabs={tabs} />
    </div>
  )
}

const show = (first: string) => showOnPage(<Narrow first={first} />)

const fades = () => getComputedStyle(page.getByRole('tablist').element()).maskImage
const isInView = (name: string) => {
  const [row, tab] = [page.getByRole('tablist'), page.getByRole('tab', { name })].map((each) =>
    each.element().getBoundingClientRect(),
  )
  return row && tab && tab.left >= row.left && tab.right <= row.right
}

test('a row of tabs fades at the edge it overflows, and the selected tab is in view', async () => {
  show('На сайт')
  await expect.element(page.getByRole('tab', { name: 'На сайт' })).toBeVisible()
  await expect.poll(() => isInView('На сайт')).toBe(true)
  await expect.poll(fades).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\).*rgb\(0, 0, 0\)\)$/)
  await page.getByRole('tab', { name: 'Проверка' }).click()
  await expect.poll(() => isInView('Проверка')).toBe(true)
  await expect.poll(fades).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/)
})

test('tabs that appear while the page is being printed show every panel', async () => {
  dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void dispatchEvent(new Event('afterprint')))
  const tabs = NAMES.map((name) => ({ value: name, label: name, content: <p>{`${name}: текст`}</p> }))
  showOnPage(<Tabs label="Разделы" value="Беседы" onChange={() => {}} isOfScreen tabs={tabs} />)
  for (const name of NAMES) await expect.element(page.getByText(`${name}: текст`)).toBeVisible()
})
