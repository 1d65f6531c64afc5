import * as z from 'zod';
import { GIORNI_DI_PREAVVISO } from '#archivio/incarichi/scadenze-incarichi.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
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
  /** The people whose last service ended within a year, each with its last day. */
  usciti: z.array(z.object({ uid: uidDi('PERSONA'), fine: z.string() })).exactOptional(),
});
type ServiziLetti = z.infer<typeof ServiziLetti>;

/** Days for which a person is still looked at after the last service. */
const GIORNI_DI_CHI_ESCE = 365;

/** One request, and one more for each megabyte. */
export const loadServizi = async (
  archivio: Archivio,
  oggi: Giorno,
  classificazioni: readonly CodiceInps[],
): Promise<ServiziLetti> => {
  const trovati = await archivio
    .of(servizioEntita)
    .queryIndice({ index: 'indice3', from: addGiorni(oggi, -GIORNI_DI_CHI_ESCE) });
  const ultimo = addGiorni(oggi, GIORNI_DI_PREAVVISO);
  const lette = archivio.leggi(trovati, rigaServizio);
  const righe = lette.filter(({ datFine }) => datFine === null || datFine >= oggi);
  const finiscono = righe.filter(({ datFine }) => datFine !== null && datFine <= ultimo);
  const servizi = righe.filter(({ datInizio }) => datInizio <= oggi);
  const serve = [...new Set(servizi.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
  return {
    inScadenza: personeDi(
      finiscono.slice(0, CONTATE).filter(({ datInizio }) => datInizio <= oggi),
      finiscono.length <= CONTATE,
    ),
    serve,
    senzaClasse: nomiDi(
      servizi.filter(
        (servizio) => servizio.contratto !== 'TI' && classificazioneDi(servizio, classificazioni) === null,
      ),
    ),
    usciti: uscitiDa(lette, new Set(serve), oggi),
  };
};

/** The people of the rows that serve no more, each with the last day of service. */
const uscitiDa = (
  righe: readonly Pick<RigaServizio, 'uidSubAnagrafe' | 'datFine'>[],
  serve: ReadonlySet<string>,
  oggi: Giorno,
): NonNullable<ServiziLetti['usciti']> => {
  const fini = new Map<RigaServizio['uidSubAnagrafe'], Giorno>();
  for (const { uidSubAnagrafe: uid, datFine } of righe)
    if (datFine !== null && datFine < oggi && !serve.has(uid) && datFine > (fini.get(uid) ?? ''))
      fini.set(uid, datFine);
  return [...fini].map(([uid, fine]) => ({ uid, fine }));
};
