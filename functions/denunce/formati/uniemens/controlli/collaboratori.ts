import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { Collaboratore } from '#shared/contracts/denunce/uniemens/collaboratori.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { gestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { bloccante, collaboratori, perOgni } from '../elementi.ts';

const FONTE = 'Controlli sui collaboratori di un programma che scrive il flusso';
const controllo = perOgni(collaboratori);

/** The rates of the month, in hundredths of a percentage. */
const aliquoteDi = (annoMese: string): readonly number[] => {
  const inVigore = ifInForceOn(gestioneSeparata, `${annoMese}-01`);
  return Object.values(inVigore?.valore.aliquote ?? {}).map((aliquota) => Math.round(aliquota / 100));
};

const chiaveDi = ({ CFCollaboratore, TipoRapporto, Aliquota }: Collaboratore): string =>
  [CFCollaboratore, TipoRapporto ?? '', Aliquota ?? ''].join('|');

/** Rules over each collaborator. */
export const controlliCollaboratori: readonly Controllo<Uniemens>[] = [
  controllo(
    bloccante('collaboratori.codice-fiscale', 'Il codice fiscale del collaboratore è valido.', FONTE),
    ({ CFCollaboratore }) => {
      const errore = erroreCodiceFiscale(CFCollaboratore);
      return errore === null
        ? null
        : {
            campo: 'CFCollaboratore',
            atteso: '16 caratteri con quello di controllo',
            trovato: CFCollaboratore,
            rimedio: `${errore} Correggerlo nell’anagrafe.`,
          };
    },
  ),
  controllo(
    bloccante('collaboratori.comune', 'Il comune di lavoro ha il codice catastale.', FONTE),
    ({ CodiceComune }) =>
      /^[A-Z]\d{3}$/.test(CodiceComune ?? '')
        ? null
        : {
            campo: 'CodiceComune',
            atteso: 'una lettera e 3 cifre',
            trovato: CodiceComune ?? 'niente',
            rimedio: 'Indicare il comune dove lavora.',
          },
  ),
  controllo(bloccante('collaboratori.tipo-rapporto', 'Il tipo di rapporto è indicato.', FONTE), ({ TipoRapporto }) =>
    TipoRapporto === undefined
      ? {
          campo: 'TipoRapporto',
          atteso: 'un codice, 11 per le collaborazioni con la PA',
          trovato: 'niente',
          rimedio: 'Indicare il tipo di rapporto dell’incarico.',
        }
      : null,
  ),
  controllo(bloccante('collaboratori.imponibile', 'L’imponibile è un numero positivo.', FONTE), ({ Imponibile }) =>
    (Imponibile ?? 0) > 0
      ? null
      : {
          campo: 'Imponibile',
          atteso: 'un importo positivo',
          trovato: String(Imponibile ?? 'niente'),
          rimedio: 'Controllare i compensi del mese.',
        },
  ),
  controllo(bloccante('collaboratori.senza-aliquota', 'L’aliquota è indicata.', FONTE), ({ Aliquota }) =>
    Aliquota === undefined
      ? {
          campo: 'Aliquota',
          atteso: 'un’aliquota per 100, 3503 per il 35,03 %',
          trovato: 'niente',
          rimedio: 'Indicare la classe del collaboratore.',
        }
      : null,
  ),
  controllo(
    bloccante(
      'collaboratori.aliquota',
      'L’aliquota è una di quelle della gestione separata nel mese.',
      `${FONTE}; circolari INPS annuali sulle aliquote`,
    ),
    ({ Aliquota }, { azienda: { AnnoMeseDenuncia } }) => {
      const attese = aliquoteDi(AnnoMeseDenuncia);
      return attese.length === 0 || Aliquota === undefined || attese.includes(Aliquota)
        ? null
        : {
            campo: 'Aliquota',
            atteso: attese.join(', '),
            trovato: String(Aliquota),
            rimedio: 'Controllare la classe del collaboratore.',
          };
    },
  ),
  controllo(bloccante('collaboratori.periodo', 'L’attività comincia prima di finire.', FONTE), ({ Dal, Al }) =>
    Dal !== undefined && Al !== undefined && Dal > Al
      ? { campo: 'Al', atteso: `dopo ${Dal}`, trovato: Al, rimedio: 'Correggere le date dell’incarico.' }
      : null,
  ),
  controllo(
    bloccante(
      'collaboratori.doppio',
      'Un collaboratore con lo stesso rapporto e la stessa aliquota è scritto una volta.',
      FONTE,
    ),
    (elemento, { azienda }) => {
      const tutti = azienda.ListaCollaboratori?.Collaboratore ?? [];
      return tutti.find((altro) => chiaveDi(altro) === chiaveDi(elemento)) === elemento
        ? null
        : {
            atteso: 'una volta sola',
            trovato: 'scritto di nuovo',
            rimedio: 'Sommare i due imponibili in un elemento solo.',
          };
    },
  ),
];
