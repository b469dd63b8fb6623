import { expect, test, vi } from 'vitest'
import { player } from '#src/audio/player.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { createOpenDub, playFilmAt } from './open-dub.ts'

const [AZ, EN] = [1, 3]

test('the film plays with the dub of the chosen language', () => {
  const editor = loneEditor(createModelServer())
  const output = (language: number) => ({ language, audio_url: `/${language}.mp3` })
  const dubbing = {
    source: { audio_url: '/own.mp3' },
    target_languages: [AZ, EN],
    outputs: [AZ, EN].map(output),
  }
  editor.body.set({ ...editor.body.get(), dubbing } as never)
  const load = vi.spyOn(player, 'load').mockImplementation(() => undefined)
  const dub = createOpenDub(editor)
  dub.language.set(EN)
  playFilmAt(dub, 0)
  expect(load.mock.lastCall?.[0]).toMatchObject([{ url: '/3.mp3' }])
  dub.playsDub.set(false)
  playFilmAt(dub, 0)
  expect(load.mock.lastCall?.[0]).toMatchObject([{ url: '/own.mp3' }])
  load.mockRestore()
})
