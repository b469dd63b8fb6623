import type { AnyEndpoint, Method } from '#src/contract/endpoint.ts'

interface Leaf {
  endpoint: AnyEndpoint
  names: string[]
}

interface Node {
  literals: Map<string, Node>
  parameter: Node | undefined
  leaves: Map<string, Leaf>
}

export type Match =
  | { kind: 'found'; endpoint: AnyEndpoint; params: Record<string, string> }
  | { kind: 'other-methods'; methods: string[] }
  | { kind: 'unknown' }

const newNode = (): Node => ({ literals: new Map(), parameter: undefined, leaves: new Map() })
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')
const parameterIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

function childFor(node: Node, segment: string): Node {
  if (parameterIn(segment) !== undefined) {
    node.parameter ??= newNode()
    return node.parameter
  }
  const child = node.literals.get(segment) ?? newNode()
  node.literals.set(segment, child)
  return child
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Finds the endpoint of a request in one walk along its path, independent of the number of endpoints. Literal
 * segments win over parameters, so `get-projects` is never taken for an id.
 */
export function createRouteTable(endpoints: Iterable<AnyEndpoint>) {
  const root = newNode()
  for (const endpoint of endpoints) {
    const segments = segmentsOf(endpoint.path)
    const node = segments.reduce(childFor, root)
    if (node.leaves.has(endpoint.method))
      throw new Error(`${endpoint.name} has the path of ${node.leaves.get(endpoint.method)?.endpoint.name}`)
    const names = segments.flatMap((segment) => parameterIn(segment) ?? [])
    node.leaves.set(endpoint.method, { endpoint, names })
  }

  function walk(
    node: Node,
    segments: string[],
    at: number,
    values: string[],
    method: string,
    others: Set<string>,
  ): Leaf | undefined {
    if (at === segments.length) {
      const leaf = node.leaves.get(method)
      if (!leaf) for (const other of node.leaves.keys()) others.add(other)
      return leaf
    }
    const segment = segments[at] ?? ''
    const literal = node.literals.get(segment)
    const found = literal && walk(literal, segments, at + 1, values, method, others)
    if (found || !node.parameter) return found
    values.push(segment)
    const taken = walk(node.parameter, segments, at + 1, values, method, others)
    if (!taken) values.pop()
    return taken
  }

  return {
    /** @param path below the API base; a slash at its end makes no difference. */
    match(method: Method | (string & {}), path: string): Match {
      const values: string[] = []
      const others = new Set<string>()
      const leaf = walk(root, segmentsOf(path), 0, values, method, others)
      if (leaf) {
        const params: Record<string, string> = {}
        leaf.names.forEach((name, index) => {
          params[name] = decodeSegment(values[index] ?? '')
        })
        return { kind: 'found', endpoint: leaf.endpoint, params }
      }
      return others.size > 0 ? { kind: 'other-methods', methods: [...others] } : { kind: 'unknown' }
    },
  }
}
