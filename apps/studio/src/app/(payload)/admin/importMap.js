import { FindingsPanel as FindingsPanel_7e734340d6f561a7570295b9b7b431fb } from '../../../findings/findings-panel.tsx'
import { Icon as Icon_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Logo as Logo_fd8a80f759eebf4c55627dee0d0f359c } from '../../../brand/brand.tsx'
import { Today as Today_32265aef1097b73221e001e2a710e45b } from '../../../today/today.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/findings/findings-panel.tsx#FindingsPanel": FindingsPanel_7e734340d6f561a7570295b9b7b431fb,
  "/brand/brand.tsx#Icon": Icon_fd8a80f759eebf4c55627dee0d0f359c,
  "/brand/brand.tsx#Logo": Logo_fd8a80f759eebf4c55627dee0d0f359c,
  "/today/today.tsx#Today": Today_32265aef1097b73221e001e2a710e45b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
