import type { Persona } from '../../shared/contracts/anagrafe/persona.ts';
import type { Mancanza } from '../../shared/contracts/casa/casa.ts';
import { classificazioneDi } from '../../shared/domain/persona/classificazione-inps.ts';
import { nominativo } from '../../shared/domain/persona/nominativo.ts';
import { annoScolasticoDi } from '../../shared/domain/tempo/anno-scolastico.ts';
import { fiscaliEntita, uidFiscali } from '../archivio/persone/fiscali.ts';
import { domicilioAl, personaEntita, rigaPersona } from '../archivio/persone/persona.ts';
import { personeRepository } from '../archivio/persone/persone-repository.ts';
import { festivitaRepository } from '../archivio/scuola/festivita.ts';
import { firmeAl } from '../archivio/scuola/firme.ts';
import { scuolaRepository } from '../archivio/scuola/scuola.ts';
import { codiceInpsRepository } from '../archivio/tabelle/posizioni.ts';
import type { Archivio } from '../platform/data/archivio.ts';
import type { RequestContext } from '../platform/http/api-handler.ts';
import { mancanzeDi } from './controllo-dati.ts';
import { mancanzeDellePersone, mancanzeDiChiServe } from './controllo-persone.ts';
import { serviziDal } from './cruscotto/personale-di-oggi.ts';

const PERSONE_CONTATE = 1000;

/** People of the registry, up to a thousand and one: one request, and one for each hundred of them. */
const loadPersone = async (archivio: Archivio): Promise<Persona[]> => {
  const { items } = await archivio.query({
    index: 'indice1',
    pk: archivio.chiavi.elenco(personaEntita.nome),
    limit: PERSONE_CONTATE + 1,
  });
  return personeRepository(archivio).getMany(items.map((item) => rigaPersona(item).uid));
};

type Quando = Pick<RequestContext, 'archivio' | 'oggi'>;

/** Surnames and names, once each, in their order. */
const nomiDi = (righe: readonly { readonly desCognome: string; readonly desNome: string }[]): string[] =>
  [...new Set(righe.map(({ desCognome, desNome }) => nominativo(desCognome, desNome)))].toSorted();

/**
 * What is missing, over everything the program looks at: seven requests, and two for each hundred people.
 * What pays somebody is asked of who serves on the day.
 */
export const loadMancanze = async ({ archivio, oggi }: Quando): Promise<Mancanza[]> => {
  const anno = Number(oggi.slice(0, 4));
  const [scuole, firme, persone, festivita, servizi, classificazioni] = await Promise.all([
    scuolaRepository(archivio).listAll(),
    firmeAl(archivio, oggi),
    loadPersone(archivio),
    festivitaRepository(archivio).listAll(),
    serviziDal(archivio, oggi),
    codiceInpsRepository(archivio).listAll(),
  ]);
  const serve = new Set(servizi.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const inServizio = persone.filter(({ uid }) => serve.has(uid));
  const conAliquota = await conAliquotaMassima(archivio, inServizio, anno);
  const { numAnno } = annoScolasticoDi(oggi);
  return [
    ...mancanzeDi({
      oggi,
      scuola: scuole.find(({ tipo }) => tipo === 'PROPRIA'),
      firme,
      persone: persone.length,
      festivita: festivita.filter((una) => una.numAnno === numAnno).length,
      sedi: scuole.filter(({ tipo }) => tipo === 'SEDE'),
      senzaClasse: nomiDi(
        servizi.filter((uno) => uno.contratto !== 'TI' && classificazioneDi(uno, classificazioni) === null),
      ),
    }),
    ...mancanzeDiChiServe(
      {
        senzaPagamento: nomiDi(inServizio.filter(({ codModPagamento }) => codModPagamento === null)),
        senzaAliquota: nomiDi(inServizio.filter(({ uid }) => !conAliquota.has(uid))),
        senzaDomicilio: nomiDi(inServizio.filter((persona) => domicilioAl(persona, `${anno}-01-01`) === undefined)),
      },
      anno,
    ),
    ...mancanzeDellePersone(persone, anno),
  ];
};

/** Whose tax data of a year say the maximum rate. */
const conAliquotaMassima = async (
  archivio: Archivio,
  persone: readonly Persona[],
  anno: number,
): Promise<ReadonlySet<string>> => {
  const fiscali = await archivio.of(fiscaliEntita).getMany(persone.map(({ uid }) => uidFiscali(uid, anno)));
  return new Set(
    fiscali.filter(({ numAliquotaMassima }) => numAliquotaMassima !== null).map(({ uidSubAnagrafe }) => uidSubAnagrafe),
  );
};

/** What is missing; to who is only an employee, whether something is. */
export const checkDati = async ({
  archivio,
  oggi,
  sessione,
}: Pick<RequestContext, 'archivio' | 'oggi' | 'sessione'>): Promise<{ completi: boolean; mancanze: Mancanza[] }> => {
  const mancanze = await loadMancanze({ archivio, oggi });
  const soloDipendente = sessione.ruoli.every((ruolo) => ruolo === 'DIPENDENTE');
  return { completi: !mancanze.some(({ obbligatorio }) => obbligatorio), mancanze: soloDipendente ? [] : mancanze };
};
