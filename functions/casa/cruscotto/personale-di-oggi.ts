import type { Cruscotto } from '../../../shared/contracts/casa/casa.ts';
import { nominativo } from '../../../shared/domain/persona/nominativo.ts';
import { addGiorni, type Giorno } from '../../../shared/domain/tempo/date.ts';
import { assenzaEntita, rigaAssenza } from '../../archivio/assenze/assenza.ts';
import { rigaServizio, servizioEntita } from '../../archivio/servizi/servizio.ts';
import type { Archivio } from '../../platform/data/archivio.ts';

const GIORNI_DI_PREAVVISO = 30;
const CONTATE = 1000;
const NOMINATI = 50;

type Persone = Cruscotto['assenti'];

/** Services that go on after a day, the first to end before: one request. */
export const serviziDal = async (archivio: Archivio, giorno: Giorno) =>
  (await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: giorno }))
    .map(rigaServizio)
    .filter(({ datInizio }) => datInizio <= giorno);

/** Whose contract ends within thirty days, the first to end before. One request. */
export const inScadenza = async (archivio: Archivio, oggi: Giorno): Promise<Persone> => {
  const periodo = { from: oggi, to: `${addGiorni(oggi, GIORNI_DI_PREAVVISO)}~` };
  const { items, last } = await archivio.query({
    index: 'indice3',
    pk: archivio.chiavi.elenco(servizioEntita.nome),
    ...periodo,
    limit: CONTATE,
  });
  return personeDi(
    items.map(rigaServizio).filter(({ datInizio }) => datInizio <= oggi),
    last === undefined,
  );
};

/** Who is absent on a day, the first to come back before. One request. */
export const assentiIl = async (archivio: Archivio, oggi: Giorno): Promise<Persone> => {
  const { items, last } = await archivio.query({
    index: 'indice3',
    pk: archivio.chiavi.elenco(assenzaEntita.nome),
    from: oggi,
    limit: CONTATE,
  });
  return personeDi(
    items.map(rigaAssenza).filter(({ datInizio }) => datInizio <= oggi),
    last === undefined,
  );
};

interface Riga {
  readonly uidSubAnagrafe: Persone['prime'][number]['uid'];
  readonly desCognome: string;
  readonly desNome: string;
  readonly datFine: Giorno | null;
}

const personeDi = (righe: readonly Riga[], esatto: boolean): Persone => ({
  numero: new Set(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe)).size,
  esatto,
  prime: righe.slice(0, NOMINATI).map(({ uidSubAnagrafe: uid, desCognome, desNome, datFine }) => ({
    uid,
    nome: nominativo(desCognome, desNome),
    al: datFine ?? '',
  })),
});
