import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { DenunciaIndividuale } from '#shared/contracts/denunce/uniemens/pos-contributiva.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { bloccante, individuali, NOSTRA, perOgni, PRIVATI } from '../elementi.ts';
import { giorniDi, settimanaDi, settimaneDelMese } from '../settimane.ts';
import { regolarizzazioneErrata } from './azienda.ts';

const controllo = perOgni(individuali);

/** Weeks paid in whole or in part. */
const COPERTE: readonly string[] = ['X', '2'];
const copertiDi = ({ DatiRetributivi }: DenunciaIndividuale): number =>
  (DatiRetributivi?.Settimana ?? []).filter(({ TipoCopertura }) => COPERTE.includes(TipoCopertura)).length;

const GIORNI = 'Correggere i giorni retribuiti, o le settimane della denuncia.';

const giorniESettimane = (
  codice: string,
  regola: string,
  isErrata: (giorni: number, settimane: number) => boolean,
): Controllo<Uniemens> =>
  controllo(bloccante(codice, regola, PRIVATI), (denuncia) => {
    const giorni = denuncia.DatiRetributivi?.GiorniRetribuiti ?? 0;
    const settimane = copertiDi(denuncia);
    return isErrata(giorni, settimane)
      ? {
          campo: 'DatiRetributivi.GiorniRetribuiti',
          atteso: regola,
          trovato: `${giorni} giorni, ${settimane} settimane coperte`,
          rimedio: GIORNI,
        }
      : null;
  });

/** Rules over each declaration of the private family. */
export const controlliIndividuali: readonly Controllo<Uniemens>[] = [
  controllo(
    bloccante('uniemens.codice-fiscale', 'Il codice fiscale del lavoratore è valido.', NOSTRA),
    ({ CFLavoratore }) => {
      const errore = erroreCodiceFiscale(CFLavoratore);
      return errore === null
        ? null
        : {
            campo: 'CFLavoratore',
            atteso: 'un codice fiscale valido',
            trovato: CFLavoratore,
            rimedio: `${errore} Correggerlo nell’anagrafe.`,
          };
    },
  ),
  controllo(
    bloccante('00090E', 'Ogni denuncia ha le tre qualifiche.', PRIVATI),
    ({ Qualifica1, Qualifica2, Qualifica3 }) =>
      Object.entries({ Qualifica1, Qualifica2, Qualifica3 })
        .filter(([, valore]) => valore === undefined)
        .map(([campo]) => ({
          campo,
          atteso: 'un codice di qualifica',
          trovato: 'niente',
          rimedio: 'Completare la classificazione INPS del servizio.',
        })),
  ),
  controllo(
    bloccante('00820E', 'Chi lavora a tempo pieno non ha una percentuale di part-time.', PRIVATI),
    ({ Qualifica2, PercPartTime, PercPartTimeMese }) =>
      Object.entries({ PercPartTime, PercPartTimeMese })
        .filter(([, percentuale]) => Qualifica2 === 'F' && percentuale !== undefined)
        .map(([campo, percentuale]) => ({
          campo,
          atteso: 'niente, con Qualifica2 F',
          trovato: String(percentuale),
          rimedio: 'Togliere la percentuale, o correggere il tipo di orario.',
        })),
  ),
  controllo(
    bloccante('1527', 'Chi è a tempo parziale e ha contributi dice le ore contribuite.', PRIVATI),
    ({ Qualifica2, DatiRetributivi }) =>
      Qualifica2 !== undefined &&
      Qualifica2 !== 'F' &&
      (DatiRetributivi?.Contributo ?? 0) !== 0 &&
      DatiRetributivi?.OreContribuite === undefined
        ? {
            campo: 'DatiRetributivi.OreContribuite',
            atteso: 'le ore del mese per 100',
            trovato: 'niente',
            rimedio: 'Scrivere le ore per cui sono versati i contributi.',
          }
        : null,
  ),
  controllo(
    bloccante('31', 'Una regolarizzazione dice l’identificativo dell’atto inviato all’INPS.', PRIVATI),
    regolarizzazioneErrata,
  ),
  giorniESettimane(
    '02580E',
    'Con giorni retribuiti c’è almeno una settimana coperta.',
    (giorni, settimane) => giorni > 0 && settimane === 0,
  ),
  giorniESettimane(
    '02560E',
    'Le settimane coperte non sono più dei giorni retribuiti.',
    (giorni, settimane) => settimane > giorni,
  ),
  giorniESettimane(
    '02570E',
    'I giorni retribuiti non sono più di sei per settimana coperta.',
    (giorni, settimane) => settimane > 0 && settimane * 6 < giorni,
  ),
  controllo(
    bloccante('07780E', 'Un giorno lavorato sta in una settimana dichiarata.', PRIVATI),
    ({ DatiRetributivi }, { azienda: { AnnoMeseDenuncia } }) => {
      const dichiarate = (DatiRetributivi?.Settimana ?? []).map(({ IdSettimana }) => IdSettimana);
      const delMese = giorniDi(AnnoMeseDenuncia);
      return (DatiRetributivi?.Giorno ?? [])
        .flatMap((giorno, indice) => {
          const quale = delMese[Number(giorno['@GG']) - 1];
          return quale === undefined ? [] : [{ giorno, indice, settimana: settimanaDi(quale) }];
        })
        .filter(({ giorno, settimana }) => giorno.Lavorato === 'S' && !dichiarate.includes(settimana))
        .map(({ giorno, indice, settimana }) => ({
          campo: `DatiRetributivi.Giorno.${indice}`,
          atteso: `la settimana ${settimana}`,
          trovato: `il giorno ${giorno['@GG']} lavorato e la settimana non dichiarata`,
          rimedio: 'Aggiungere la settimana, o correggere il giorno.',
        }));
    },
  ),
  controllo(
    bloccante('uniemens.giorni', 'I giorni dichiarati sono del mese, una volta ciascuno.', PRIVATI),
    ({ DatiRetributivi }, { azienda: { AnnoMeseDenuncia } }) => {
      const quanti = giorniDi(AnnoMeseDenuncia).length;
      const dichiarati = (DatiRetributivi?.Giorno ?? []).map((giorno) => Number(giorno['@GG']));
      return dichiarati.flatMap((giorno, indice) =>
        giorno >= 1 && giorno <= quanti && dichiarati.indexOf(giorno) === indice
          ? []
          : [
              {
                campo: `DatiRetributivi.Giorno.${indice}.@GG`,
                atteso: `da 01 a ${quanti}, senza ripetizioni`,
                trovato: DatiRetributivi?.Giorno?.[indice]?.['@GG'] ?? '',
                rimedio: 'Correggere il giorno, o toglierlo.',
              },
            ],
      );
    },
  ),
  controllo(
    bloccante('uniemens.settimane', 'Le settimane dichiarate toccano il mese, una volta ciascuna.', PRIVATI),
    ({ DatiRetributivi }, { azienda: { AnnoMeseDenuncia } }) => {
      const delMese = settimaneDelMese(AnnoMeseDenuncia);
      const dichiarate = (DatiRetributivi?.Settimana ?? []).map(({ IdSettimana }) => IdSettimana);
      return dichiarate.flatMap((settimana, indice) =>
        delMese.includes(settimana) && dichiarate.indexOf(settimana) === indice
          ? []
          : [
              {
                campo: `DatiRetributivi.Settimana.${indice}.IdSettimana`,
                atteso: `da ${Math.min(...delMese)} a ${Math.max(...delMese)}, senza ripetizioni`,
                trovato: String(settimana),
                rimedio: 'Le settimane vanno da domenica a sabato e si contano nell’anno: correggere il numero.',
              },
            ],
      );
    },
  ),
  controllo(
    bloccante('uniemens.giorni-o-ore', 'I giorni contribuiti e le ore contribuite sono in alternativa.', PRIVATI),
    ({ DatiRetributivi }) =>
      DatiRetributivi?.GiorniContribuiti !== undefined && DatiRetributivi.OreContribuite !== undefined
        ? {
            campo: 'DatiRetributivi.OreContribuite',
            atteso: 'giorni oppure ore',
            trovato: 'giorni e ore',
            rimedio: 'Togliere le ore per chi è a tempo pieno, i giorni per chi è a tempo parziale.',
          }
        : null,
  ),
  controllo(
    bloccante('uniemens.causale-variazione', 'La variazione di un mese precedente dice la sua causale.', NOSTRA),
    ({ DatiRetributivi }) =>
      (DatiRetributivi?.VarRetributive ?? []).flatMap(({ CausaleVarRetr, AnnoMeseVarRetr }, indice) =>
        CausaleVarRetr === undefined
          ? [
              {
                campo: `DatiRetributivi.VarRetributive.${indice}.CausaleVarRetr`,
                atteso: 'una causale',
                trovato: 'niente',
                rimedio: `Scrivere la causale con cui l’INPS riceve la diminuzione di ${AnnoMeseVarRetr}: è nel documento tecnico della denuncia, che non è pubblico.`,
              },
            ]
          : [],
      ),
  ),
  controllo(
    bloccante('uniemens.mese-variazione', 'Una variazione è di un mese che precede la denuncia.', NOSTRA),
    ({ DatiRetributivi }, { azienda: { AnnoMeseDenuncia } }) =>
      (DatiRetributivi?.VarRetributive ?? []).flatMap(({ AnnoMeseVarRetr }, indice) =>
        AnnoMeseVarRetr < AnnoMeseDenuncia
          ? []
          : [
              {
                campo: `DatiRetributivi.VarRetributive.${indice}.AnnoMeseVarRetr`,
                atteso: `un mese prima di ${AnnoMeseDenuncia}`,
                trovato: AnnoMeseVarRetr,
                rimedio: 'Correggere il mese che la variazione diminuisce.',
              },
            ],
      ),
  ),
];
