import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'
import { SelectList } from './select-list.tsx'
import { type ListboxOption, useListbox } from './use-listbox.ts'

export interface SelectProps<T extends string> extends FieldTexts {
  value: T | undefined
  options: ReadonlyArray<ListboxOption<T>>
  onChange: (value: T) => void
  onBlur?: () => void
  placeholder?: string
  isDisabled?: boolean
  /** 36 px in toolbars, 40 px in forms. */
  size?: 'small' | 'medium'
  isLabelHidden?: boolean
  id?: string
  ref?: Ref<{ focus: () => void }>
}

/** One of many. Arrows, Home, End and typing the first letters work, open or closed; the list is 193 px at most. */
export function Select<T extends string>(props: SelectProps<T>) {
  const {
    label,
    hint,
    error,
    aside,
    id,
    value,
    options,
    onChange,
    onBlur,
    placeholder,
    isDisabled,
    isLabelHidden,
  } = props
  const button = useRef<HTMLButtonElement>(null)
  const madeUpId = useId()
  useImperativeHandle(props.ref, () => ({ focus: () => button.current?.focus() }))
  const listbox = useListbox(options, value, onChange)
  const shown = options[listbox.chosen]
  const control = (wiring: { id: string }) => (
    <>
      <button
        {...wiring}
        ref={button}
        type="button"
        role="combobox"
        disabled={isDisabled}
        aria-label={isLabelHidden ? String(label) : undefined}
        aria-haspopup="listbox"
        aria-expanded={listbox.isOpen}
        aria-controls={listbox.isOpen ? `${wiring.id}-list` : undefined}
        aria-activedescendant={
          listbox.isOpen && listbox.active >= 0 ? `${wiring.id}-${listbox.active}` : undefined
        }
        onClick={() => (listbox.isOpen ? listbox.close() : listbox.open())}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          listbox.close()
          onBlur?.()
        }}
        className={classNames(controlStyles, 'select', props.size === 'small' ? 'h-9' : 'h-10')}
      >
        <span className={classNames('min-w-0 flex-1 truncate text-start', !shown && 'text-muted')}>
          {shown?.label ?? placeholder}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
      </button>
      {listbox.isOpen && (
        <SelectList {...listbox} id={wiring.id} label={label} options={options} anchor={button} />
      )}
    </>
  )
  if (isLabelHidden) return <div className="min-w-0">{control({ id: id ?? madeUpId })}</div>
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {control}
    </Field>
  )
}
