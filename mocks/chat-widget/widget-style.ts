import { COLOUR_PATTERN } from '#src/contract/player-look.ts'
import { inkOn } from '#src/rules/ink-on.ts'
import type { WidgetBot } from './ask-service.ts'

const RULES = `
:host { all: initial; position: fixed; inset: auto 16px 16px; z-index: 2147483000; display: flex; flex-direction: column; gap: 12px; align-items: var(--side); pointer-events: none; font: 16px/1.4 system-ui, sans-serif; color: var(--text); color-scheme: light dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
button, textarea { font: inherit; color: inherit; }
.panel, .toggle { pointer-events: auto; }
.panel { display: flex; flex-direction: column; width: min(380px, 100%); height: min(540px, calc(100dvh - 108px)); overflow: hidden; background: var(--ground); border: 1px solid var(--line); border-radius: 12px; }
.head { display: flex; align-items: center; gap: 8px; padding: 10px 8px 10px 16px; background: var(--colour); color: var(--on-colour); }
.name { flex: 1; min-width: 0; margin: 0; overflow: hidden; font-size: 16px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.avatar { flex: none; width: 32px; height: 32px; border-radius: 999px; }
.close { min-width: 40px; min-height: 40px; border: 0; border-radius: 8px; background: none; font-size: 20px; cursor: pointer; }
.region { flex: 1; min-height: 0; overflow-y: auto; }
.log { display: flex; flex-direction: column; gap: 10px; margin: 0; padding: 16px; list-style: none; }
.log li { align-self: flex-start; }
.log li { max-width: 90%; padding: 8px 12px; border-radius: 12px; background: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
.log .mine { align-self: flex-end; background: var(--colour); color: var(--on-colour); }
.sources { display: block; margin-top: 6px; font-size: 13px; opacity: .8; }
.suggestions { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0 16px 12px; list-style: none; }
.suggestions button { min-height: 32px; padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; background: none; text-align: start; cursor: pointer; }
.note { margin: 0; padding: 0 16px 8px; font-size: 14px; }
.note:empty { display: none; }
form { display: flex; gap: 8px; align-items: flex-end; padding: 12px; border-top: 1px solid var(--line); }
textarea { flex: 1; min-width: 0; min-height: 44px; max-height: 120px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); resize: none; field-sizing: content; }
.send, .toggle { border: 0; background: var(--colour); color: var(--on-colour); cursor: pointer; }
.send { min-height: 44px; padding: 0 14px; border-radius: 8px; font-weight: 600; }
.toggle { display: inline-flex; align-items: center; justify-content: center; width: 56px; height: 56px; border-radius: 999px; }
.toggle svg { width: 26px; height: 26px; fill: currentColor; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
.head :focus-visible { outline-color: var(--on-colour); outline-offset: -4px; }
@media (forced-colors: active) { .toggle, .send, .head { border: 1px solid; } }
`

const LIGHT_RULE =
  ':host { --ground: #fff; --text: #17211d; --soft: #f0f1ef; --line: #d5d9d6; --edge: #7c837f; }'
const DARK_RULE =
  ':host { --ground: #1a1f1d; --text: #f2f4f3; --soft: #2a302d; --line: #3c4440; --edge: #8b938f; }'

const DEFAULT_ACCENT = '#0f5d4a'

/** The widget's style sheet, constructed by script because sites with a strict policy block style elements. */
export function styleOf({ colour, corner }: WidgetBot['look']): CSSStyleSheet {
  // Only a validated colour may get into the style sheet.
  const checked = COLOUR_PATTERN.test(colour.toLowerCase()) ? colour : DEFAULT_ACCENT
  const side = corner === 'left' ? 'flex-start' : 'flex-end'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      RULES,
      LIGHT_RULE,
      `@media (prefers-color-scheme: dark) { ${DARK_RULE} }`,
      `:host { --colour: ${checked}; --on-colour: ${inkOn(checked)}; --side: ${side}; }`,
    ].join('\n'),
  )
  return sheet
}
