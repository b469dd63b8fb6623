import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepTypedFields } from './early-input.ts'

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

interface LoadedProps {
  onSubmit: () => void
}

/** The same fields after their code has loaded, and their values in React's state. */
function Loaded({ onSubmit }: LoadedProps) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [third, setThird] = useState('restored')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input name="email" aria-label="Email" value={first} onChange={(e) => setFirst(e.target.value)} />
      <textarea name="note" aria-label="Note" value={second} onChange={(e) => setSecond(e.target.value)} />
      <input name="phone" aria-label="Phone" value={third} onChange={(e) => setThird(e.target.value)} />
      <input type="checkbox" name="terms" aria-label="Terms" />
      <output>{[first, second, third].join(' | ')}</output>
    </form>
  )
}

function openPrerendered() {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.page = 'login'
  onTestFinished(() => place.remove())
  const form = place.appendChild(document.createElement('form'))
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const [tag, attributes] of prerendered) {
    const field = form.appendChild(document.createElement(tag))
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  }
  return place
}

/** Renders the page again, as React does if it is not what the app expects. */
async function renderAgain(place: HTMLElement, reportIt: () => void) {
  const root = createRoot(place)
  const onSubmit = vi.fn()
  onTestFinished(() => root.unmount())
  root.render(<Loaded onSubmit={onSubmit} />)
  await expect.element(page.getByRole('status')).toBeVisible()
  reportIt()
  return { onSubmit }
}

/** As the app does once its form is shown. */
function takeOver(place: HTMLElement) {
  delete place.dataset.page
}

const values = page.getByRole('status')

test('input typed before the code has loaded is moved to the fields of the app, which validates it', async () => {
  const place = openPrerendered()
  await userEvent.fill(email, 'leyla@example.az')
  const reportIt = keepTypedFields(place)
  await userEvent.fill(note, 'Two\nlines')
  await renderAgain(place, reportIt)
  takeOver(place)
  await expect.element(values).toHaveTextContent('leyla@example.az | Two lines | restored')
  await expect.element(email).toHaveValue('leyla@example.az')
  await expect.element(note).toHaveValue('Two\nlines')
})

test('a customer who is typing continues in the field of the app', { tags: 'long' }, async () => {
  const place = openPrerendered()
  const reportIt = keepTypedFields(place)
  await userEvent.type(email, 'leyla@')
  await renderAgain(place, reportIt)
  takeOver(place)
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard('example.az')
  await expect.element(values).toHaveTextContent('leyla@example.az | | restored')
})

test('a form that was submitted before the code has loaded is submitted with its input', async () => {
  const place = openPrerendered()
  const reportIt = keepTypedFields(place)
  await userEvent.type(email, 'leyla@example.az')
  place.querySelector('form')?.requestSubmit()
  const { onSubmit } = await renderAgain(place, reportIt)
  takeOver(place)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[]])
  await expect.element(values).toHaveTextContent('leyla@example.az | | restored')
})

test('a form that loads on first use is requested when the page renders again after early input', async () => {
  const place = openPrerendered()
  const reportIt = keepTypedFields(place)
  const use = vi.fn()
  place.addEventListener('input', use)
  await renderAgain(place, reportIt)
  expect(use).toHaveBeenCalled()
})

test('a field that already has a value keeps it, and no box is ticked', async () => {
  const place = openPrerendered()
  const reportIt = keepTypedFields(place)
  await userEvent.fill(phone, 'typed')
  await userEvent.fill(email, 'leyla@example.az')
  await userEvent.click(terms)
  await renderAgain(place, reportIt)
  takeOver(place)
  await expect.element(email).toHaveValue('leyla@example.az')
  await expect.element(phone).toHaveValue('restored')
  await expect.element(terms).not.toBeChecked()
})

test('input typed after the code has loaded is not overwritten', async () => {
  const place = openPrerendered()
  const reportIt = keepTypedFields(place)
  await userEvent.fill(email, 'early')
  await renderAgain(place, reportIt)
  await userEvent.fill(email, 'late')
  takeOver(place)
  await expect.element(values).toHaveTextContent('late | | restored')
})
