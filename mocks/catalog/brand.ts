/** The brand's name as `.env` sets it. In Node, outside Vite, there is no `.env`. */
export const brandName: string = import.meta.env?.VITE_BRAND_NAME ?? 'Avaz'
