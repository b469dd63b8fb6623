import { useEffect, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { signIn } from '#src/session/session.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { openDraft } from './draft.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { useDraft } from './use-draft.ts'

const kind = { name: 'title 1', version: 1, schema: z.object({ text: z.string() }) } as const

/** A form whose page renders continuously, as while its lists load one after the other. */
function BusyForm() {
  const [text, setText] = useState('')
  const [, drawAnew] = useState(0)
  const { isRestored } = useDraft({
    kind,
    fields: { text },
    isTouched: text !== '',
    onRestore: (left) => setText(left.text),
  })
  useEffect(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      drawAnew((times) => times + 1)
      port2.postMessage('')
    }
    port2.postMessage('')
    return () => port1.close()
  }, [])
  return <output>{isRestored ? `restored: ${text}` : text}</output>
}

async function openForm() {
  const { place, leave } = showOnPage(<BusyForm />)
  await expect.poll(() => place.textContent).toContain('half a sentence')
  const said = place.textContent
  leave()
  return said
}

test('a restored draft is announced, however often the page renders while it loads', {
  tags: 'long',
}, async () => {
  signIn('token of a customer')
  rememberCustomer(1)
  onTestFinished(forgetDrafts)
  const draft = openDraft(kind, 1)
  await draft.left
  draft.keep({ text: 'half a sentence' })
  draft.release()
  const said = []
  for (let visit = 0; visit < 20; visit++) said.push(await openForm())
  expect(new Set(said)).toEqual(new Set(['restored: half a sentence']))
})
