import type { Cruscotto } from '../../shared/contracts/casa/casa.ts';
import { nominativo } from '../../shared/domain/persona/nominativo.ts';
import { addGiorni, type Giorno } from '../../shared/domain/tempo/date.ts';
import { assenzaEntita, rigaAssenza } from '../archivio/assenze/assenza.ts';
import { rigaServizio, servizioEntita } from '../archivio/servizi/servizio.ts';
import type { Archivio } from '../platform/data/archivio.ts';

const GIORNI_DI_PREAVVISO = 30;
/** An absence is looked for this far back: no kind lasts longer without being entered again. */
const GIORNI_DI_ASSENZA = 400;
const NOMINATI = 50;

type Persone = Cruscotto['assenti'];

/** Services that go on after a day, the first to end before: one request. */
export const serviziDal = async (archivio: Archivio, giorno: Giorno) =>
  (await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: giorno }))
    .map(rigaServizio)
    .filter(({ datInizio }) => datInizio <= giorno);

/** Whose contract ends within thirty days, the first to end before. One request. */
export const inScadenza = async (archivio: Archivio, oggi: Giorno): Promise<Persone> => {
  const limite = addGiorni(oggi, GIORNI_DI_PREAVVISO);
  const items = await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: oggi, to: `${limite}~` });
  return personeDi(items.map(rigaServizio).filter(({ datInizio }) => datInizio <= oggi));
};

/** Who is absent on a day, the first to come back before. One request. */
export const assentiIl = async (archivio: Archivio, oggi: Giorno): Promise<Persone> => {
  const periodo = { from: addGiorni(oggi, -GIORNI_DI_ASSENZA), to: `${oggi}~` };
  const items = await archivio.of(assenzaEntita).queryIndice({ index: 'indice2', ...periodo });
  return personeDi(items.map(rigaAssenza).filter(({ datInizio, datFine }) => datInizio <= oggi && datFine >= oggi));
};

interface Riga {
  readonly uidSubAnagrafe: Persone['prime'][number]['uid'];
  readonly desCognome: string;
  readonly desNome: string;
  readonly datFine: Giorno | null;
}

const personeDi = (righe: readonly Riga[]): Persone => {
  const prime = righe
    .map(({ uidSubAnagrafe: uid, desCognome, desNome, datFine }) => ({
      uid,
      nome: nominativo(desCognome, desNome),
      al: datFine ?? '',
    }))
    .toSorted((a, b) => (a.al < b.al ? -1 : 1));
  return { numero: new Set(prime.map(({ uid }) => uid)).size, prime: prime.slice(0, NOMINATI) };
};
