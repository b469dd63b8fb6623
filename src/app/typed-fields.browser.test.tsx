import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepTypedFields } from './typed-fields.ts'

const prerendered = [
  ['input', { name: 'email', 'aria-label': 'Email' }],
  ['textarea', { name: 'note', 'aria-label': 'Note' }],
  ['input', { name: 'phone', 'aria-label': 'Phone' }],
  ['input', { name: 'terms', 'aria-label': 'Terms', type: 'checkbox' }],
] as const

const email = page.getByRole('textbox', { name: 'Email' })
const note = page.getByRole('textbox', { name: 'Note' })
const phone = page.getByRole('textbox', { name: 'Phone' })
const terms = page.getByRole('checkbox', { name: 'Terms' })

/** The same fields after their code has loaded, and their values in React's state. */
function Loaded() {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [third, setThird] = useState('restored')
  return (
    <>
      <input name="email" aria-label="Email" value={first} onChange={(e) => setFirst(e.target.value)} />
      <textarea name="note" aria-label="Note" value={second} onChange={(e) => setSecond(e.target.value)} />
      <input name="phone" aria-label="Phone" value={third} onChange={(e) => setThird(e.target.value)} />
      <input type="checkbox" name="terms" aria-label="Terms" />
      <output>{[first, second, third].join(' | ')}</output>
    </>
  )
}

function openPrerendered() {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  for (const [tag, attributes] of prerendered) {
    const field = place.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  }
  return place
}

function load(place: Element) {
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  root.render(<Loaded />)
}

test('input typed before the code has loaded is in the new fields, and the app knows it', async () => {
  const place = openPrerendered()
  await userEvent.fill(email, 'leyla@example.az')
  const enter = keepTypedFields(place)
  await userEvent.fill(note, 'Two\nlines')
  load(place)
  await expect.element(page.getByRole('status')).toBeVisible()
  enter()
  await expect.element(page.getByRole('status')).toHaveTextContent('leyla@example.az | Two lines | restored')
  await expect.element(email).toHaveValue('leyla@example.az')
  await expect.element(note).toHaveValue('Two\nlines')
})

test('a field that already has a value keeps it, and no box is ticked', async () => {
  const place = openPrerendered()
  const enter = keepTypedFields(place)
  await userEvent.fill(phone, 'typed')
  await userEvent.fill(email, 'leyla@example.az')
  load(place)
  await expect.element(page.getByRole('status')).toBeVisible()
  enter()
  await expect.element(email).toHaveValue('leyla@example.az')
  await expect.element(phone).toHaveValue('restored')
  await expect.element(terms).not.toBeChecked()
})

test('input typed after the code has loaded is not overwritten', async () => {
  const place = openPrerendered()
  const enter = keepTypedFields(place)
  await userEvent.fill(email, 'early')
  load(place)
  await expect.element(page.getByRole('status')).toBeVisible()
  await userEvent.fill(email, 'late')
  enter()
  await expect.element(page.getByRole('status')).toHaveTextContent('late | | restored')
})
