import * as z from 'zod';
import { GIORNI_DI_PREAVVISO } from '#archivio/incarichi/scadenze-incarichi.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { classificazioneDi } from '#shared/domain/persona/classificazione-inps.ts';
import { addGiorni, type Giorno } from '#shared/domain/tempo/date.ts';
import { CONTATE, nomiDi, personeDi } from './nomi.ts';

/** What the services that go on after a day say. */
export const ServiziLetti = z.object({
  /** Whose contract ends within thirty days, the first to end before. */
  inScadenza: Cruscotto.shape.inScadenza,
  serve: z.array(uidDi('PERSONA')),
  /** Who serves for a fixed term without an INPS classification, by surname and name. */
  senzaClasse: z.array(z.string()),
});
type ServiziLetti = z.infer<typeof ServiziLetti>;

/** One request, and one more for each megabyte. */
export const loadServizi = async (
  archivio: Archivio,
  oggi: Giorno,
  classificazioni: readonly CodiceInps[],
): Promise<ServiziLetti> => {
  const trovati = await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: oggi });
  const ultimo = addGiorni(oggi, GIORNI_DI_PREAVVISO);
  const righe = archivio.leggi(trovati, rigaServizio);
  const finiscono = righe.filter(({ datFine }) => datFine !== null && datFine <= ultimo);
  const servizi = righe.filter(({ datInizio }) => datInizio <= oggi);
  return {
    inScadenza: personeDi(
      finiscono.slice(0, CONTATE).filter(({ datInizio }) => datInizio <= oggi),
      finiscono.length <= CONTATE,
    ),
    serve: [...new Set(servizi.map(({ uidSubAnagrafe }) => uidSubAnagrafe))],
    senzaClasse: nomiDi(
      servizi.filter(
        (servizio) => servizio.contratto !== 'TI' && classificazioneDi(servizio, classificazioni) === null,
      ),
    ),
  };
};
