import { endpoints } from '#src/contract/endpoints.ts'
import { createRouteTable } from './route-table.ts'

/** Every call of the contract. */
export const callRoutes = createRouteTable(Object.values(endpoints))

/** The path of a call below the API base; a prefix before it, such as a proxy's, is ignored. */
export const pathBelow = (apiPath: string, pathname: string) =>
  pathname.slice(pathname.indexOf(apiPath) + apiPath.length)
