import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { systemClock } from '#platform/clock.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { scuolaDiProva } from '../../scuole-di-prova.ts';
import { dipendenteDiProva, servizioDiProva } from '../../servizi-di-prova.ts';
import { lavoroDi, untilDone } from '../sguardi.ts';
import { openWork, type Macchina, type Preparato, type ScuolaAlLavoro } from './macchina.ts';

const posizione = async ({ gestore, next }: ScuolaAlLavoro) => {
  const numero = String(next()).padStart(8, '2');
  const { uid } = await gestore.ok(posizioniRoutes.createPosInail, {
    body: {
      descrizione: `Posizione ${numero}`,
      posizione: numero,
      codControllo: '12',
      codSede: '70000',
      numRiferimento: null,
      flgAttiva: true,
    },
  });
  return uid;
};

/** Two positions, of which a site uses the one that goes away. */
const accorpa = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { gestore, next } = scuola;
  const [tenuta, persa] = [await posizione(scuola), await posizione(scuola)];
  const sede = await gestore.ok(scuolaRoutes.createScuola, {
    body: scuolaDiProva(`RMEE${String(next()).padStart(5, '0')}A`, {
      tipo: 'SEDE',
      uidPosInail: persa,
    }),
  });
  const read = async () => {
    const posizioni = await gestore.ok(posizioniRoutes.listPosInail, {});
    const { uidPosInail } = await gestore.ok(scuolaRoutes.getScuola, { params: { uid: sede.uid } });
    return { usata: uidPosInail === tenuta ? 'tenuta' : 'persa', persa: posizioni.some(({ uid }) => uid === persa) };
  };
  return {
    chi: gestore,
    begin: async () => {
      const body = { uids: [tenuta, persa], destinazione: tenuta, anteprima: false };
      return (await gestore.ok(posizioniRoutes.mergePosInail, { body })).lavoro?.uid ?? '';
    },
    read,
    interrotto: () => ({ usata: 'persa', persa: true }),
    concluso: { usata: 'tenuta', persa: false },
  };
};

const separa = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { begin, ...accorpate } = await accorpa(scuola);
  const unite = await begin();
  await untilDone(scuola.gestore, unite);
  return {
    ...accorpate,
    begin: async () => {
      await scuola.gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: unite }, body: {} });
      return openWork(scuola);
    },
    interrotto: () => ({ usata: 'tenuta', persa: true }),
    concluso: { usata: 'persa', persa: true },
  };
};

/** More services than a call carries on by itself. */
const DIPENDENTI = 21;
const ANNO = 2026;

const duplica = async ({ gestore, next }: ScuolaAlLavoro): Promise<Preparato> => {
  const persone: string[] = [];
  const annuale = servizioDiProva({ datInizio: `${ANNO - 1}-09-01`, datFine: `${ANNO}-08-31` });
  for (let numero = 0; numero < DIPENDENTI; numero += 1)
    persone.push((await dipendenteDiProva(gestore, next(), annuale)).persona.uid);
  const read = async () =>
    (await gestore.ok(serviziRoutes.searchServizi, { body: { dal: `${ANNO}-09-01`, limit: 100 } })).righe.filter(
      ({ uidSubAnagrafe, datInizio }) => persone.includes(uidSubAnagrafe) && datInizio === `${ANNO}-09-01`,
    ).length;
  return {
    chi: gestore,
    begin: async () =>
      (await gestore.ok(serviziRoutes.duplicaServizio, { query: { anno: ANNO, anteprima: false } })).lavoro?.uid ?? '',
    read,
    interrotto: () => 0,
    concluso: DIPENDENTI,
  };
};

/** What begins by itself: on a day, or in a month, on which it has not begun yet. */
const programmato =
  (tipo: 'scadenze' | 'apertura-mese' | 'pulizia' | 'verifica-notturna') =>
  async ({ tester, next }: ScuolaAlLavoro): Promise<Preparato> => {
    const giorno = `${2000 + next()}-04-01`;
    const uid = uidProgrammato(tipo, giorno);
    return {
      chi: tester,
      begin: async () => {
        const mezzi = { ...stepPlatformFromEnv(process.env, 'prova'), workflows: workflowsFromEnv(process.env) };
        await beginProgrammato(tester.sessione.codmin, tipo, { ...mezzi, clock: systemClock(giorno) });
        return uid;
      },
      read: async () => (await lavoroDi(tester, uid)).motivo,
      interrotto: (motivo) => motivo,
      concluso: null,
    };
  };

export const macchineScuola: readonly Macchina[] = [
  { nome: 'the merge of two positions', tipo: 'accorpamento', prepare: accorpa },
  { nome: 'the undo of a merge of positions', tipo: 'accorpamento', prepare: separa },
  { nome: 'services carried into the new year', tipo: 'duplica-servizi', prepare: duplica },
  { nome: 'the deadlines of a day', tipo: 'scadenze', prepare: programmato('scadenze') },
  { nome: 'the filings of a month', tipo: 'apertura-mese', prepare: programmato('apertura-mese') },
  { nome: 'the removal of old files', tipo: 'pulizia', prepare: programmato('pulizia') },
  { nome: 'the check of a night', tipo: 'verifica-notturna', prepare: programmato('verifica-notturna') },
];
