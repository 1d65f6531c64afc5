import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { altriDatiAl, chiTrasmette, firmatarioAl, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { senzaAccenti } from '#shared/domain/persona/nominativo.ts';
import { ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { frontespizioStatale } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { ALTRI_DATI, datiMancanti, SCUOLA } from '../denuncia/dati-mancanti.ts';
import { improntaProcessi } from '../denuncia/impronta-processi.ts';
import { SENZA_SOFTWARE } from '../formati/uniemens/controlli/azienda.ts';
import type { Campi } from '../macchina/denuncia.ts';

/** Characters of the name of who sends and of who declares. */
const NOME = 50;

/** Progressive of a declarant that has only one. */
const SENZA_PROGRESSIVO = '00000';
/** Digits of the activity. */
const ISTAT = 6;

const ragioneSociale = ({ desScuola }: Pick<Scuola, 'desScuola'>): string =>
  accorciato(senzaAccenti(desScuola), NOME).trim();

type Mittente = Pick<AltriDati, 'tipoMittente' | 'cfPersonaMittente' | 'cfSoftwareHouse'>;

/** The sender: the person, and the school that is there on the day. */
const mittenteDi = (
  { tipoMittente, cfPersonaMittente, cfSoftwareHouse }: Mittente,
  scuola: Pick<Scuola, 'codFiscale' | 'desScuola'>,
): Readonly<Record<string, string>> => ({
  '@Tipo': tipoMittente === 'PERSONA' ? '2' : '1',
  CFPersonaMittente: cfPersonaMittente ?? '',
  RagSocMittente: ragioneSociale(scuola),
  CFMittente: scuola.codFiscale ?? '',
  CFSoftwarehouse: cfSoftwareHouse ?? SENZA_SOFTWARE,
});

/** The refusal that names the data which the front asks and the school has not written. */
const mancanti = (scuola: Scuola | undefined, dati: AltriDati | undefined) =>
  datiMancanti(
    [scuola?.codFiscale, 'il codice fiscale', SCUOLA],
    [scuola?.desCap, 'il CAP', SCUOLA],
    [dati?.cfPersonaMittente, 'chi trasmette UniEmens', ALTRI_DATI],
    [dati?.codSedeInps, 'la sede INPS', ALTRI_DATI],
    [dati?.codAteco, "l'attività (ATECO)", ALTRI_DATI],
  );

/**
 * The front of the file: the school that declares, as it is on the last day of the month, and the one that sends, as it is on the day it is
 * gathered, or the one that took its place by then. @throws STATO_NON_AMMESSO without what no file can lack
 */
export const fronteUniemens = (
  propria: Scuola | undefined,
  { mese, oggi }: { readonly mese: Mese; readonly oggi: string },
  processi: readonly Processo[],
): Readonly<Record<string, string>> => {
  const scuola = scuolaAl(propria, ultimoGiornoDelMese(mese));
  const dati = altriDatiAl(scuola, ultimoGiornoDelMese(mese));
  if (scuola?.codFiscale == null || dati?.cfPersonaMittente == null) throw mancanti(scuola, dati);
  return {
    ...mittenteDi(dati, chiTrasmette(propria, oggi) ?? scuola),
    SedeINPS: dati.codSedeInps ?? '',
    AnnoMeseDenuncia: meseOrdinato(mese),
    CFAzienda: scuola.codFiscale,
    RagSocAzienda: ragioneSociale(scuola),
    CAP: scuola.desCap ?? '',
    ISTAT: (dati.codAteco ?? '').replaceAll('.', ''),
    elaborazioni: improntaProcessi(processi),
  };
};

/** Who the workers of a school of the State belong to and serve; nothing for the others. */
const entiStatali = (CFAzienda: string, PRGAZIENDA: string): Campi => ({
  'EnteAppartenenza.CFAzienda': CFAzienda,
  'EnteAppartenenza.PRGAZIENDA': PRGAZIENDA,
  'SedeServizio.CFAzienda': CFAzienda,
  'SedeServizio.PRGAZIENDA': PRGAZIENDA,
});

const attivitaDi = ({ codAteco, formaGiuridica, enteVersanteMef }: AltriDati): Campi => ({
  ISTAT: codAteco?.replaceAll('.', '').slice(0, ISTAT) ?? '',
  FormaGiuridica: formaGiuridica ?? '',
  EnteVersanteMEF: enteVersanteMef,
});

/** The progressive of who declares: that of the school, else the one that is by law of the State's, else the only one. */
const progressivoDi = (dati: AltriDati | undefined, statale: { readonly dichiarante: string } | null): string =>
  dati?.progressivoAzienda ?? statale?.dichiarante ?? SENZA_PROGRESSIVO;

const statalePer = (scuola: Scuola | undefined, giorno: string) =>
  scuola?.dati?.setupType === 'SCUOLA' ? (ifInForceOn(frontespizioStatale, giorno)?.valore ?? null) : null;

/** What the front page of ListaPosPA says of the school on a day, leaf by leaf; empty what nobody has said. */
export const frontespizioDi = (propria: Scuola | undefined, giorno: string): Campi => {
  const scuola = scuolaAl(propria, giorno);
  const dati = altriDatiAl(scuola, giorno);
  const statale = statalePer(scuola, giorno);
  return {
    '@TipoListaPosPA': '',
    PRGAZIENDA: progressivoDi(dati, statale),
    CFRappresentanteFirmatario: firmatarioAl(scuola, 'DS', giorno)?.codFiscale ?? '',
    ...(dati === undefined ? {} : attivitaDi(dati)),
    ...(statale === null ? {} : entiStatali(scuola?.codFiscale ?? '', statale.enti)),
  };
};
