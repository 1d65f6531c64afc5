import type * as z from 'zod';
import { settoreRepository } from '#archivio/scuola/settore.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { readComposte } from '#functions/colonne/celle-composte.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { codiceSede, uidSede } from '#functions/colonne/sedi.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { campoNonValido, campoRifiutato, type AppError } from '#platform/errors.ts';
import { ServizioModificato, ServizioNuovo, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { parseOre } from '#shared/domain/misure/ore.ts';
import { serviziService } from '../servizio-service.ts';
import { colonneServizi } from './colonne-servizi.ts';
import { readDenunce, writeDenunce } from './denunce-servizio.ts';
import { completeServizio } from './servizio-comune.ts';

const oreDecimali = (ore: number): string => `${Math.trunc(ore / 100)},${String(ore % 100).padStart(2, '0')}`;

const sediDi = async (riga: Riga, mezzi: Mezzi): Promise<Servizio['sedi']> =>
  Promise.all(
    testoDi(riga, 'sedi')
      .split(';')
      .map((parte) => parte.trim())
      .filter((parte) => parte !== '')
      .map(async (parte) => {
        const [, codice = '', scritte = ''] = /^(\S+)(?:\s+(\S.*))?$/.exec(parte) ?? [];
        const ore = parseOre(scritte === '' ? '0' : scritte);
        if (ore.esito !== 'valido') throw campoNonValido('sedi', `"${parte}": ${ore.messaggio}`);
        return { uidSede: await uidSede(codice, 'sedi', mezzi), numOre: ore.ore };
      }),
  );

const sediInCella = async (sedi: Servizio['sedi'], mezzi: Mezzi): Promise<string | null> =>
  sedi.length === 0
    ? null
    : (
        await Promise.all(
          sedi.map(async ({ uidSede: uid, numOre }) => `${await codiceSede(uid, mezzi)} ${oreDecimali(numOre)}`),
        )
      )
        .toSorted()
        .join('; ');

const uidSettore = async (riga: Riga, { context }: Mezzi): Promise<string | null> => {
  const codice = testoDi(riga, 'codSettore');
  if (codice === '') return null;
  const settore = (await settoreRepository(context.archivio).listAll()).find(
    (uno) => uno.codice.toUpperCase() === codice.toUpperCase(),
  );
  if (settore === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codSettore',
      `Nessun settore ha il codice ${codice}: inserirlo o importarlo prima.`,
    );
  return settore.uid;
};

/** The row as the form would send it, with what could not be read of its cells: that is told with the rest. */
const campiDi = async (riga: Riga, mezzi: Mezzi): Promise<{ input: object; rifiutati: readonly AppError[] }> => {
  const {
    desCf: _cf,
    desNominativo: _nome,
    progressivo: _progressivo,
    codSettore: _settore,
    classificazioneInps: _classificazione,
    tipoDistacco: _tipo,
    cfEnteDistacco: _ente,
    prgEnteDistacco: _prg,
    ...campi
  } = riga;
  const senzaClassificazione = () => readDenunce({ ...riga, classificazioneInps: null }, mezzi);
  const { valori, rifiutati } = await readComposte({
    denunce: () => readDenunce(riga, mezzi),
    uidSettore: () => uidSettore(riga, mezzi),
    sedi: () => sediDi(riga, mezzi),
  });
  const { denunce, ...altri } = valori;
  const input = { ...campi, ...(denunce ?? (await senzaClassificazione())), uidSettore: null, sedi: [], ...altri };
  return { input, rifiutati };
};

const parseServizio = async <S extends z.ZodType>(schema: S, riga: Riga, altri: object, mezzi: Mezzi) => {
  const { input, rifiutati } = await campiDi(riga, mezzi);
  return parseInput(schema, { ...input, ...altri }, rifiutati);
};

/** What tells apart services that begin the same day: what they are, before what may be corrected in them. */
const ordineStessoGiorno = ({
  codTipoServizio,
  prgQualificaRetributiva,
  codTipoNomina,
  codClasseConcorso,
  codProfiloAta,
  numOreSettimanali,
  datFine,
}: Servizio): string =>
  JSON.stringify([
    codTipoServizio,
    prgQualificaRetributiva,
    codTipoNomina,
    codClasseConcorso,
    codProfiloAta,
    numOreSettimanali,
    datFine,
  ]);

const progressivoDi = (servizio: Servizio, altri: readonly Servizio[]): number => {
  const stessoGiorno = altri
    .filter(({ datInizio }) => datInizio === servizio.datInizio)
    .toSorted((a, b) => (ordineStessoGiorno(a) < ordineStessoGiorno(b) ? -1 : 1));
  return stessoGiorno.findIndex(({ uid }) => uid === servizio.uid) + 1;
};

/** Services of the staff, by codice fiscale, start date and progressive. */
export const tipoServizi = definePersonale<Servizio>({
  nome: 'servizi',
  entita: servizioEntita,
  colonne: colonneServizi,
  chiave: ['datInizio', 'progressivo'],
  alias: { uidSettore: 'codSettore', uidSede: 'sedi', numOre: 'sedi', uidCodiceInps: 'classificazioneInps' },
  complete: completeServizio,
  cosa: (riga) => `servizio dal ${giornoIn(riga, 'datInizio')}`,
  riga: async (servizio, mezzi, altri) => {
    const {
      uidSettore: uid,
      sedi,
      contratto: _contratto,
      ruolo: _ruolo,
      profilo: _profilo,
      distacco: _distacco,
      maggiorazioni: _maggiorazioni,
      uidAssenzaCoperta: _coperta,
      desDeroga: _deroga,
      ...campi
    } = servizio;
    const settori = await settoreRepository(mezzi.context.archivio).listAll();
    const valori: Riga = {
      ...campi,
      ...(await writeDenunce(servizio, mezzi)),
      progressivo: progressivoDi(servizio, altri),
      codSettore: settori.find((settore) => settore.uid === uid)?.codice ?? null,
      sedi: await sediInCella(sedi, mezzi),
    };
    return Object.fromEntries(colonneServizi.map(({ campo }) => [campo, valori[campo] ?? null]));
  },
  create: async (riga, persona, mezzi) =>
    serviziService.create(
      await parseServizio(ServizioNuovo, riga, { uidSubAnagrafe: persona.uid }, mezzi),
      mezzi.context,
    ),
  update: async ({ uid, versione, uidAssenzaCoperta, desDeroga }, riga, mezzi) =>
    serviziService.update(
      uid,
      await parseServizio(
        ServizioModificato,
        riga,
        {
          versione,
          ...(uidAssenzaCoperta === undefined ? {} : { uidAssenzaCoperta }),
          ...(desDeroga === undefined ? {} : { desDeroga }),
        },
        mezzi,
      ),
      mezzi.context,
    ),
});
