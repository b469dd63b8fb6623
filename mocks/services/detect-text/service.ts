import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import { titleOfFile } from '#mocks/features/projects/title-of-file.ts'
import type { Service } from '#mocks/features/service.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { acceptDocuments } from './accept-documents.ts'
import { continueReading } from './continue-reading.ts'
import { documentBody, documentSummary, removeDocument } from './document-view.ts'
import { hasPageText } from './export/has-page-text.ts'
import { facts } from './facts.ts'
import { makePagePicture, pictureKey } from './pictures/page-pictures.ts'
import { readNextPage } from './reading-events.ts'
import { startReading } from './start-reading.ts'

export const detectText: Service = {
  facts,
  without: { duplicateBlock: 'page_not_added' },
  events: [readNextPage],
  makeFile: makePagePicture,

  begin({ tx, body }) {
    const languages = body.recognition?.languages ?? []
    for (const language of languages) requireLanguage(tx, 'detect-text', language)
    const [language] = languages
    const title = body.title ?? titleOfFile((body.files?.[0] as File | undefined)?.name)
    return { ...(language !== undefined && { language }), ...(title !== undefined && { title }) }
  },

  async prepareInit(early) {
    const { pages, saveFiles } = await acceptDocuments(early)
    return ({ tx, body }, { id }) => {
      saveFiles(tx)
      const options = body.recognition ?? { languages: [] }
      tx.documents.create({ id, options, languages: [...options.languages] })
      const ids = pages.map((page) => {
        const content = { type: 'page', text: '', voice_id: null, settings: null } as const
        const block = tx.blocks.create(newBlock(id, null, content))
        tx.blocks.update(block.id, { page: { ...page, image: pictureKey(block.id, 0) } })
        return block.id
      })
      saveOutline(tx, id, ids)
    }
  },

  blockContent(_tx, _project, known, given) {
    if (!known) throw new Refusal(409, 'page_not_added')
    return { type: 'page', text: given.text ?? known.text }
  },

  generate: startReading,
  continueWork: continueReading,
  hasText: hasPageText,
  exportText: async (...asked) => (await import('./export/export-pages.ts')).exportPages(...asked),
  body: documentBody,
  summary: documentSummary,
  remove: removeDocument,
}
