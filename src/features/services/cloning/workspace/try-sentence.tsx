import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { addBlock } from '#src/contract/blocks.ts'
import type { Project } from '#src/contract/project.ts'
import { initProject } from '#src/contract/projects.ts'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

const SPEECH = 'text-to-speech'
const MAX_LENGTH = 300

/** A text-to-speech project in the cloned voice, with a sentence in it where there is one. */
async function openInSpeech({ title, language, body }: Project, clientId: string, sentence: string) {
  const { project } = await request(initProject, {
    params: { slug: SPEECH },
    query: { client_id: clientId },
    body: { title, language, voice_id: body.clone?.voice_id },
  })
  if (sentence !== '') {
    await request(addBlock, {
      params: { slug: SPEECH },
      query: { project_id: project.id, client_id: clientId },
      body: { text: sentence },
    })
  }
  return project
}

/** Tries a sentence in the finished voice: it is spoken in text to speech, whose price is shown there first. */
export function TrySentence({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const navigate = useNavigate()
  const [sentence, setSentence] = useState('')
  const [clientId] = useState(() => crypto.randomUUID())
  const open = useMutation({
    mutationFn: () => openInSpeech(project, clientId, sentence.trim()),
    onSuccess: ({ id }) => navigate(paths.project(SPEECH, id)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!open.isPending) open.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t('try.label')}
        hint={t('try.hint')}
        rows={2}
        maxLength={MAX_LENGTH}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isPending={open.isPending} pendingLabel={t('try.opening')}>
          {sentence.trim() === '' ? t('try.use') : t('try.speak')}
        </Button>
      </div>
    </form>
  )
}
