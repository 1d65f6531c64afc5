import * as z from 'zod';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

const Salvata = z.object(Denuncia.shape);

/** A filing as it is stored, without what its answer alone says of it. */
export const denunciaSalvata = (detta: Denuncia): Denuncia => Salvata.parse(detta);
