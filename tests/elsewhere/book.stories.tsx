import { http } from 'msw/http'
import { type ChangeEvent, useState } from 'react'
import { storyWorld } from '../avaz/mocks/runtime/story-worlds.ts'
import { startBook } from './client.js'

function Book() {
  const [said, setSaid] = useState('')
  const speak = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const book = await startBook(location.origin, target.files?.[0])
    setSaid('Started')
    const { type, size } = await book.sound()
    setSaid(`${type}, ${size} bytes`)
  }
  return (
    <>
      <input type="file" aria-label="Book" onChange={speak} />
      <p role="status">{said}</p>
    </>
  )
}

const world = await storyWorld('book', 'slow-runs')
const answers = http.all(/\/(?:api|sandbox)\//, ({ request }) => world.fetch(request))

export default { title: 'Book', component: Book, parameters: { msw: { handlers: [answers] } } }

export const Spoken = {
  async play({ canvas, userEvent }) {
    const file = new File(['It rains over Baku.\n\nThen it stops.'], 'rain.txt')
    await userEvent.upload(canvas.getByLabelText('Book'), file)
    await canvas.findByText('Started')
    world.clock.advance(600_000)
    await canvas.findByText(/^audio\/wav, \d{4,} bytes$/, {}, { timeout: 40_000 })
  },
}
