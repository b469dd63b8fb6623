import type { Plugin } from 'vite'

const ICON =
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:icons[\\/][^\\/]+|createLucideIcon|shared[\\/]src[\\/]build[\\/]buildLucideIconNode)\.mjs$/

/**
 * Icons without the keys of their parts, which are random letters and a quarter of what an icon weighs. The parts of
 * an icon never change places, so React needs no keys; it asks for them in development only. Former names, which become
 * classes, and the size that all have anyway go too, and what names the components for tools of developers.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: ICON },
      handler(code) {
        const lean = code
          .replace(/,?\s*\bkey: "[a-z0-9]+"/g, '')
          .replace(/,\s*aliases: \[[^\]]*\]/, '')
          .replace(/^\s*size: 24,$/m, '')
          .replace(/^__iconData\.node;$/m, '')
          .replace(/typeof iconDataOrName === "string" \? .* : (?=iconDataOrName)/, '')
          .replace(/^\s*const aliasClassNames = .*$/m, '')
          .replace(', ...aliasClassNames', '')
          .replace(/if \(iconData\.name\) \{[^}]*\}/, '')
        return { code: lean, map: null }
      },
    },
  }
}
