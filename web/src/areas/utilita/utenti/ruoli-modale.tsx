import { useWrite } from '#api/query.ts';
import { RuoliInput, utentiRoutes, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { descrizioneRuolo, ruoli, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { CampoSceltaMultipla, type Voce } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useHasRole } from '#ui/session.ts';

const dettagli: Readonly<Record<Ruolo, string>> = {
  TESTER: 'Collaudo, riscontri, controlli del programma',
  GESTORE: 'Tutto, utenti compresi',
  ADEMPIMENTI: 'Denunce, F24, Certificazione Unica, IRAP, stampe',
  CEDOLINI: 'Elaborazioni, liste NoiPA, stampe, anagrafe, tabelle',
  SERVIZI: 'Servizi e anagrafe',
  ASSENZE: 'Assenze',
  PRESIDE: 'Il pannello del dirigente e le approvazioni',
  DIPENDENTE: 'I propri dati e i propri cedolini',
};

/** The roles one can give: that of the tester only by a tester, or where it is already there. */
export const useRuoliAssegnabili = (avuti: readonly Ruolo[]): readonly Voce<Ruolo>[] => {
  const tester = useHasRole('TESTER') || avuti.includes('TESTER');
  return ruoli
    .filter((ruolo) => ruolo !== 'TESTER' || tester)
    .map((codice) => ({ codice, descrizione: descrizioneRuolo[codice], dettaglio: dettagli[codice] }));
};

interface Props {
  readonly utente: UtenteScuola;
  readonly onChiudi: () => void;
}

/** The roles of a user in the school; who is at work meets them at the next click. */
export const RuoliModale = ({ utente, onChiudi }: Props) => {
  const salva = useWrite(utentiRoutes.updateUtente, [utentiRoutes.listUtenti]);
  const voci = useRuoliAssegnabili(utente.ruoli);
  const modulo = useModulo({
    schema: RuoliInput,
    valori: { ruoli: utente.ruoli },
    versione: utente.versione,
    salva: ({ ruoli: scelti }, versione = utente.versione) =>
      salva.mutateAsync({ body: { uid: utente.uid, ruoli: scelti, versione } }),
    onSalvato: onChiudi,
    messaggio: `Ruoli di ${utente.descutente} salvati`,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={`Ruoli di ${utente.descutente}`} onChiudi={onChiudi}>
      <CampoSceltaMultipla modulo={modulo} nome="ruoli" etichetta="Ruoli" voci={voci} />
    </ModaleModulo>
  );
};
