import { atecoInParole } from '../domain/codici/ateco.ts';
import { descrizioneFondoFineServizio, descrizioneFondoPensione } from '../domain/elaborazione/fondi.ts';
import { descrizioneFondoPiano } from '../domain/persona/previdenza.ts';
import { formatAnnoMese } from '../domain/tempo/mese.ts';
import { gestioni } from '../rules/fondi.ts';

const FONDI: Readonly<Record<string, string>> = { ...descrizioneFondoPensione, ...descrizioneFondoFineServizio };

/** Every management of the public family by its number: those of a plan, those that are the same for everybody, those that the rules number. */
const perNumero: Readonly<Record<string, string>> = {
  ...descrizioneFondoPiano,
  '8': 'ENPDEP, assicurazione sociale vita',
  '9': 'Fondo credito',
  '11': 'ENAM, assistenza magistrale',
  ...Object.fromEntries(
    Object.entries(gestioni.versioni[0].valore ?? {}).flatMap(([fondo, numero]) =>
      numero === null ? [] : [[numero, FONDI[fondo] ?? '']],
    ),
  ),
};

/** Returns the fund that a number of management is of; undefined of a number that no fund has. */
export const gestioneInParole = (numero: string): string | undefined => perNumero[numero];

/** Returns the month that a field holds written whole; undefined while it is not. */
const meseInParole = (valore: string): string | undefined => {
  const parole = formatAnnoMese(valore);
  return parole === valore ? undefined : parole;
};

type InParole = (valore: string) => string | undefined;

/** Returns the words of a code of which no list is public: what it is of, and where the office reads it. */
const senzaElenco =
  (cosa: string, dove: string): InParole =>
  (valore) =>
    `${cosa} ${valore}, come ${dove}`;

const INPS = 'negli archivi dell’INPS';
const ADESIONE = 'nella domanda di adesione';

const PER_CAMPO: Readonly<Record<string, InParole>> = {
  CodGestione: gestioneInParole,
  Gestione: gestioneInParole,
  ISTAT: atecoInParole,
  AnnoMese: meseInParole,
  AnnoMeseRif: meseInParole,
  AnnoMeseErogazione: meseInParole,
  AnnoMeseDecorrenzaContrib: meseInParole,
  PRGAZIENDA: senzaElenco('sede numero', INPS),
  FormaGiuridica: senzaElenco('forma giuridica', INPS),
  EnteVersanteMEF: senzaElenco('ente versante', 'lo identifica il MEF'),
  Contratto: senzaElenco('contratto', 'nel conto annuale'),
  Qualifica: senzaElenco('qualifica', 'nel conto annuale'),
  CodFondo: senzaElenco('fondo pensione', ADESIONE),
  Comparto: senzaElenco('comparto del fondo pensione', ADESIONE),
  CodTipoIscrFondoPrevCompl: senzaElenco('tipo di iscrizione', ADESIONE),
  CodiceRecupero: senzaElenco('recupero', 'lo chiede l’INPS'),
  TipologiaDovuto: senzaElenco('tipologia', 'la chiede l’INPS'),
  CodOrgano: senzaElenco('organo', 'nella prima pagina dell’atto'),
};

/** Returns the words of what a field of text of ListaPosPA holds, by the last part of its name; undefined of what is no code, or has no words. */
export const campoPosPaInParole = (nome: string, valore: string): string | undefined =>
  PER_CAMPO[nome.split('.').at(-1) ?? '']?.(valore);
