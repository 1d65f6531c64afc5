import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { readComposte, readParti } from '#functions/colonne/celle-composte.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi } from '#functions/colonne/tipo.ts';
import { campoNonValido } from '#platform/errors.ts';
import {
  IncaricoModulo,
  type ComunicazioneCompenso,
  type DichiarazioneCompensi,
  type Incarico,
} from '#shared/contracts/anagrafe/incarico.ts';
import { tabellaCausaliCu, tabellaTipiRapporto } from '#shared/domain/incarichi/incarico.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { formatGiorno, parseGiorno } from '#shared/domain/tempo/date.ts';
import { colonneIncarichi } from './colonne-incarichi.ts';
import { incarichi } from './incarichi.ts';

/** Several items in one cell, as the file has them: '2026 20/01/2026 1200,00; …'. */
const inCella = (parti: readonly string[]): string => parti.join('; ');

const euro = (centesimi: number): string =>
  `${Math.trunc(centesimi / 100)},${String(centesimi % 100).padStart(2, '0')}`;

const dichiarazioneInCella = ({ numAnno, datDichiarazione, numCompensiAltri }: DichiarazioneCompensi): string =>
  `${numAnno} ${formatGiorno(datDichiarazione)} ${euro(numCompensiAltri)}`;
const comunicazioneInCella = ({ datComunicazione, numImporto, desProtocollo }: ComunicazioneCompenso): string =>
  `${formatGiorno(datComunicazione)} ${euro(numImporto)} ${desProtocollo}`.trim();

/** @throws RICHIESTA_NON_VALIDA on the column, with the words of the amount or of the form that is expected */
const letti = (campo: string, parte: string, giorno: string, importo: string) => {
  const [data, letto] = [parseGiorno(giorno), parseImporto(importo)];
  if (data === null) throw campoNonValido(campo, `"${parte}": "${giorno}" non è una data, scriverla come 31/12/2026.`);
  if (letto.esito !== 'valido') throw campoNonValido(campo, `"${parte}": ${letto.messaggio}`);
  return { data, importo: letto.importo };
};

const dichiarazioniDi = (riga: Riga): DichiarazioneCompensi[] =>
  readParti(riga, 'dichiarazioni', (parte) => {
    const [anno = '', giorno = '', importo = ''] = parte.split(/ +/);
    if (!/^\d{4}$/.test(anno))
      throw campoNonValido('dichiarazioni', `"${parte}": scrivere anno, data e importo, come 2026 20/01/2026 1200,00.`);
    const { data, importo: numCompensiAltri } = letti('dichiarazioni', parte, giorno, importo);
    return { numAnno: Number(anno), datDichiarazione: data, numCompensiAltri };
  });

const comunicazioniDi = (riga: Riga): ComunicazioneCompenso[] =>
  readParti(riga, 'comunicazioni', (parte) => {
    const [giorno = '', importo = '', ...protocollo] = parte.split(/ +/);
    const { data, importo: numImporto } = letti('comunicazioni', parte, giorno, importo);
    return { datComunicazione: data, numImporto, desProtocollo: protocollo.join(' ') };
  });

const inputDi = async ({ desCf: _cf, desNominativo: _nome, ...riga }: Riga) => {
  const { valori, rifiutati } = await readComposte({
    dichiarazioni: () => dichiarazioniDi(riga),
    comunicazioni: () => comunicazioniDi(riga),
  });
  return parseInput(
    IncaricoModulo,
    { ...riga, dichiarazioni: undefined, comunicazioni: undefined, ...valori },
    rifiutati,
  );
};

/** Assignments, by number and date. */
export const tipoIncarichi = definePersonale<Incarico>({
  nome: 'incarichi',
  entita: incaricoEntita,
  chiave: ['numIncarico', 'datIncarico'],
  colonne: colonneIncarichi({ causali: tabellaCausaliCu.parole, rapporti: tabellaTipiRapporto.parole }),
  cosa: (riga) => `incarico ${testoDi(riga, 'numIncarico')} del ${giornoIn(riga, 'datIncarico')}`,
  riga: ({
    uid: _uid,
    uidSubAnagrafe: _sub,
    versione: _versione,
    accorpati: _accorpati,
    dichiarazioni,
    comunicazioni,
    ...campi
  }) => ({
    ...campi,
    dichiarazioni: inCella(dichiarazioni.map(dichiarazioneInCella)),
    comunicazioni: inCella(comunicazioni.map(comunicazioneInCella)),
  }),
  create: async (riga, persona, { context }) =>
    incarichi.create({ ...(await inputDi(riga)), uidSubAnagrafe: persona.uid }, context),
  update: async ({ uid, versione }, riga, { context }) =>
    incarichi.update(uid, { ...(await inputDi(riga)), versione }, context),
});
