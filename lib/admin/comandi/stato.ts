import * as z from 'zod';
import { registro, type ScuolaRegistrata } from '#archivio/accesso/registro.ts';
import { iscrizioneIn, utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { partizioneElenco } from '#platform/data/entita.ts';
import { formaScritta } from '#platform/data/forme/scritta.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { listLavoriAperti } from '../lavori.ts';
import { loadScuola } from '../scuole.ts';
import { said, type Esegui } from './comando.ts';

/** A licence that ends so soon is told. */
const SCADE_ENTRO = 60;

/** The life of a school: users, the latest sign-in, the latest run. */
const vitaDi = async (store: Store, { codmin }: ScuolaRegistrata) => {
  const utenti = await utentiScuola(store, codmin).list();
  const accessi = utenti.flatMap(({ ultimo }) => ultimo ?? []).toSorted();
  const pk = partizioneElenco(codmin, processoEntita.nome);
  const { items } = await store.query({ index: 'indice1', pk, reverse: true, limit: 1 });
  const ultima = Riga.safeParse(items[0]?.riga).data;
  return { utenti: utenti.length, ultimoAccesso: accessi.at(-1), ultimaElaborazione: ultima };
};

/** A run in the list of the runs. */
const Riga = z.object({ ANNO: z.int(), MESE: z.int() });

const giornoDi = (instant: string | Date | undefined): string =>
  instant === undefined ? 'mai' : formatGiorno(giornoDellIstante(instant));

const apertaO = ({ inManutenzione, chiusaPer }: ScuolaRegistrata): string => {
  if (!inManutenzione) return 'aperta';
  return chiusaPer === undefined ? 'chiusa' : `chiusa (${chiusaPer})`;
};

/** The licences of schools, the first to end first. */
const licenzeDi = (scuole: readonly ScuolaRegistrata[]) =>
  scuole
    .flatMap(({ codmin, licenze }) => licenze.map((licenza) => ({ codmin, ...licenza })))
    .toSorted((a, b) => (a.expireDate < b.expireDate ? -1 : 1));

export const tellStato: Esegui = async ({ connection: { store }, momento: { oggi } }) => {
  const scuole = await registro(store).listScuole();
  const aperti = await listLavoriAperti(store);
  const entro = addGiorni(oggi, SCADE_ENTRO);
  const scadono = licenzeDi(scuole).filter(({ status, expireDate }) => status === 'ATTIVA' && expireDate <= entro);
  const righe: string[] = [];
  for (const scuola of scuole) {
    const { utenti, ultimoAccesso, ultimaElaborazione } = await vitaDi(store, scuola);
    const elaborazione =
      ultimaElaborazione === undefined ? 'nessuna' : `${ultimaElaborazione.MESE}/${ultimaElaborazione.ANNO}`;
    righe.push(
      `${scuola.codmin}\t${apertaO(scuola)}\t${utenti} utenti\tultimo accesso ${giornoDi(ultimoAccesso)}\tultima elaborazione ${elaborazione}`,
    );
  }
  return said(
    `Scuole: ${scuole.length}, di cui chiuse ${scuole.filter(({ inManutenzione }) => inManutenzione).length}. Forma scritta: ${await formaScritta(store)}.`,
    `Lavori in attesa o in corso: ${aperti.length}.`,
    ...scadono.map(
      ({ codmin, licenza, expireDate }) =>
        `La licenza ${licenza} della scuola ${codmin} ${expireDate < oggi ? 'è scaduta' : 'scade'} il ${formatGiorno(expireDate)}: si rinnova con "licenza".`,
    ),
    ...righe,
  );
};

export const listScuole: Esegui = async ({ connection: { store } }) => {
  const scuole = await registro(store).listScuole();
  return said(
    ...scuole.map((una) =>
      [
        una.codmin,
        una.desScuola,
        `${una.citta} (${una.provincia})`,
        una.setupType,
        apertaO(una),
        giornoDi(una.creata),
      ].join('\t'),
    ),
    `${scuole.length} scuole.`,
  );
};

export const listUtenti: Esegui = async ({ connection: { store }, args: [codmin = ''] }) => {
  if (codmin.length !== 10) return undefined;
  await loadScuola(store, codmin);
  const [utenti, inviti] = [await utentiScuola(store, codmin).list(), await utentiScuola(store, codmin).listInviti()];
  return said(
    ...utenti.map(({ utente, ultimo }) =>
      [
        utente.user,
        utente.descutente,
        iscrizioneIn(utente, { codmin })?.ruoli.join(',') ?? '',
        utente.disabilitato === true ? 'disabilitato' : 'attivo',
        `ultimo accesso ${giornoDi(ultimo ?? undefined)}`,
      ].join('\t'),
    ),
    ...inviti.map(({ invito: { user, descutente, ruoli, scade } }) =>
      [user, descutente, ruoli.join(','), 'invitato', `fino al ${giornoDi(new Date(scade * 1000))}`].join('\t'),
    ),
    `${utenti.length} utenti, ${inviti.length} inviti aperti.`,
  );
};

export const listLicenze: Esegui = async ({ connection: { store }, args: [codmin], momento: { oggi } }) => {
  const scuole = codmin === undefined ? await registro(store).listScuole() : [await loadScuola(store, codmin)];
  const licenze = licenzeDi(scuole);
  return said(
    ...licenze.map(({ codmin: sua, licenza, status, expireDate }) =>
      [sua, licenza, status, `${expireDate < oggi ? 'scaduta il' : 'fino al'} ${formatGiorno(expireDate)}`].join('\t'),
    ),
    `${licenze.length} licenze.`,
  );
};
