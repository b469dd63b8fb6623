import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { fieldMessage, isOfField } from '#src/api/form-errors.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import type { DraftKind } from '#src/drafts/draft-kind.ts'
import { useDelayedSubmit } from '#src/drafts/use-delayed-submit.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { type CarriedContent, useCarriedContent } from '#src/routing/carried-content.ts'
import { type SentProject, useSendProject } from './create-mutations.ts'

/** Types of field errors whose messages need no translation. */
const SERVER_ERROR = 'server'
const OWN_ERROR = 'own'

type Problems<Fields extends FieldValues> = Partial<Record<Path<Fields>, string | undefined>>

/** A service's declaration of the form that starts its projects. Files are form values like any other. */
interface CreateDeclaration<Fields extends FieldValues, Kept, Message extends string> {
  readonly schema: ZodMiniType<Fields, Fields>
  readonly empty: Fields
  readonly draft: DraftKind<Kept>
  /** The fields to save in the draft; `start` has the defaults. */
  readonly keep: (fields: Fields, start: Fields) => Kept
  readonly filesOf?: (fields: Fields) => readonly SavedFile[]
  readonly restore: (kept: Kept, files: readonly SavedFile[]) => Partial<Fields>
  /** Whether the form has input of the customer; by default, any change. */
  readonly isTouched?: (fields: Fields, start: Fields) => boolean
  /** Fields by the names that the server uses in field errors. */
  readonly names: Readonly<Record<string, Path<Fields>>>
  /** Messages of the schema, which are keys of translations. */
  readonly messages?: { readonly keys: readonly Message[]; readonly say: (key: Message) => string }
  /** The fields for content that another page carried to this form, e.g. the text of a transcript. */
  readonly carry?: (content: CarriedContent) => Partial<Fields>
  /** When a field is validated before the first submit; by default, it is not. */
  readonly mode?: 'onTouched'
}

interface CreateSending<Fields extends FieldValues> {
  readonly slug: ServiceSlug
  /** Checks outside the schema: limits of a service, a measured length. Already translated. */
  readonly problems?: (fields: Fields) => Problems<Fields>
  /** A submit waits until then: for languages, or for a file that is being checked. */
  readonly isReady?: boolean
  /** Runs before the validation of a submit, e.g. to wait for a default value. */
  readonly prepare?: () => Promise<unknown>
  readonly projectOf: (fields: Fields) => SentProject
  /** Closes the form, if it is a modal. */
  readonly close?: (() => void) | undefined
}

type ProblemsRef<Fields extends FieldValues> = RefObject<((fields: Fields) => Problems<Fields>) | undefined>

function useResolver<Fields extends FieldValues>(
  schema: ZodMiniType<Fields, Fields>,
  problems: ProblemsRef<Fields>,
) {
  return useMemo<Resolver<Fields>>(() => {
    const bySchema = zodResolver(schema) as unknown as Resolver<Fields>
    return async (fields, context, options) => {
      const checked = await bySchema(fields, context, options)
      const own = Object.entries(problems.current?.(fields) ?? {}).filter(([, message]) => message)
      if (own.length === 0) return checked
      const errors = Object.fromEntries(own.map(([name, message]) => [name, { type: OWN_ERROR, message }]))
      return { values: {}, errors: { ...checked.errors, ...errors } as FieldErrors<Fields> }
    }
  }, [schema, problems])
}

/** Fills in what another page has carried here, before a saved draft is read: that waits for another visit. */
function useFilledIn<Fields>(
  carry: ((content: CarriedContent) => Partial<Fields>) | undefined,
  change: (part: Partial<Fields>) => void,
) {
  const content = useCarriedContent()
  const fillIn = useEffectEvent(() => carry && content && change(carry(content)))
  useEffect(() => void fillIn(), [])
}

/**
 * State of a form that starts a project, with its field errors and the draft that is saved until it is sent.
 */
export function useCreateForm<Fields extends FieldValues, Kept, Message extends string = never>(
  declared: CreateDeclaration<Fields, Kept, Message>,
) {
  const { empty, filesOf, names, messages = { keys: [], say: String } } = declared
  const problems: ProblemsRef<Fields> = useRef(undefined)
  const form = useForm<Fields>({
    resolver: useResolver(declared.schema, problems),
    defaultValues: empty as DefaultValues<Fields>,
    shouldFocusError: false,
    ...(declared.mode && { mode: declared.mode }),
  })
  const fields = useWatch({ control: form.control }) as Fields
  const { errors, isSubmitted, defaultValues } = form.formState
  const start = defaultValues as Fields
  const [others, setOthers] = useState<Refusals>({})
  const [failures, setFailures] = useState(0)
  const draft = useDraft({
    kind: declared.draft,
    fields: declared.keep(fields, start),
    files: useMemo(() => filesOf?.(fields) ?? [], [filesOf, fields]),
    isTouched: declared.isTouched?.(fields, start) ?? comparableContent(fields) !== comparableContent(start),
    onRestore: (kept, files) =>
      form.reset({ ...start, ...declared.restore(kept, files) }, { keepDefaultValues: true }),
  })
  const errorAt = (name: Path<Fields>): FieldError | undefined => get(errors, name)
  const isOwn = (name: Path<Fields>) => (errorAt(name)?.type ?? SERVER_ERROR) !== SERVER_ERROR

  // A check may depend on several fields, so fields with errors are checked again after every change.
  const checkAgain = useEffectEvent((_changed: Fields) => {
    const wrong = Object.values(names).filter(isOwn)
    if (isSubmitted && wrong.length > 0) void form.trigger(wrong)
  })
  useEffect(() => checkAgain(fields), [fields])

  function change(part: Partial<Fields>) {
    setOthers({})
    const options = { shouldDirty: true, shouldValidate: isSubmitted }
    for (const name of Object.keys(part) as Path<Fields>[])
      form.setValue(name, part[name] as PathValue<Fields, Path<Fields>>, options)
  }
  useFilledIn(declared.carry, change)

  return {
    ...{ form, fields, start, names, problems, draft, others, failures, setOthers, change },
    noteFailure: () => setFailures((count) => count + 1),
    errorOf: (name: Path<Fields>) => fieldMessage(errorAt(name), messages.keys, messages.say),
    startAfresh() {
      form.reset(start)
      setOthers({})
    },
  }
}

type CreateFormState<Fields extends FieldValues> = Omit<
  ReturnType<typeof useCreateForm<Fields, unknown>>,
  'form'
> & { readonly form: UseFormReturn<Fields> }

/** Makes the props of fields. While the form is sent, they cannot be changed. */
function fieldProps<Fields extends FieldValues>(
  { fields, change, errorOf }: Pick<CreateFormState<Fields>, 'fields' | 'change' | 'errorOf'>,
  isPending: boolean,
) {
  const inputValue = <Name extends Path<Fields>>(name: Name): PathValue<Fields, Name> => get(fields, name)
  const set = (name: Path<Fields>, value: unknown) => change({ [name]: value } as Partial<Fields>)
  return {
    /** Props of a text field. */
    inputOf: <Name extends Path<Fields>>(name: Name) => ({
      value: inputValue(name),
      error: errorOf(name),
      readOnly: isPending,
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
    /** Props of a choice of an id; none is chosen while it is 0. */
    choiceOf: (name: Path<Fields>) => ({
      value: Number(inputValue(name)) || undefined,
      error: errorOf(name),
      isDisabled: isPending,
      onChange: (id: number) => set(name, id),
    }),
  }
}

/**
 * Sends such a form. The button is always enabled: missing input is reported at its fields, and the first of
 * them gets the focus.
 */
export function useCreateSending<Fields extends FieldValues>(
  state: CreateFormState<Fields>,
  { slug, problems, isReady = true, prepare, projectOf, close }: CreateSending<Fields>,
) {
  const { form, names, draft, setOthers, noteFailure } = state
  useEffect(() => {
    state.problems.current = problems
  })
  const sending = useSendProject(slug, { ...draft, ...(close && { close }) })
  const press = useDelayedSubmit(isReady)

  function showRefusals(error: unknown) {
    const beside: Record<string, string> = {}
    for (const [refused, message] of Object.entries(refusalsOf(error))) {
      const name = Object.keys(names).find((known) => isOfField(refused, known))
      if (name === undefined) beside[refused] = message
      else form.setError(names[name] as Path<Fields>, { type: SERVER_ERROR, message })
    }
    setOthers(beside)
    noteFailure()
  }

  const send = form.handleSubmit((checked) => {
    setOthers({})
    sending.mutate(projectOf(checked as Fields), { onError: showRefusals })
  }, noteFailure)
  const isPending = sending.isPending || press.isWaiting

  return {
    isPending,
    error: sending.error,
    ...fieldProps(state, isPending),
    /** Props of the form's frame. */
    frame: {
      slug,
      ...(close && { onClose: close }),
      isPending,
      percent: sending.isPending ? sending.percent : undefined,
      refusals: state.others,
      failures: state.failures,
      isRestored: draft.isRestored,
      onAfresh: state.startAfresh,
      submit: draft.onceRead(
        press.onceReady(async () => {
          await prepare?.()
          if (!sending.isPending) await send()
        }),
      ),
    },
  }
}
