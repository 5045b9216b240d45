import { FindingsPanel as FindingsPanel_7e734340d6f561a7570295b9b7b431fb } from '../../../findings/findings-panel.tsx'
import { Icon as Icon_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Logo as Logo_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../dashboard/dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/findings/findings-panel.tsx#FindingsPanel": FindingsPanel_7e734340d6f561a7570295b9b7b431fb,
  "/brand/brand.tsx#Icon": Icon_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/brand.tsx#Logo": Logo_fd8a80f759eebf4c55627dee0d0f359c,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
