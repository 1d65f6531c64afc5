import { vociUtenteRoutes, type PeriodoVoce, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { descrizioneUnitaVoce, type UnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { etichetteVoce as etichette, VoceUtenteModale } from './voce-utente-modale.tsx';

/** '10,00 €', '2,5 ore', '3 giorni': the value as its unit says it. */
const valoreInParole = (unita: UnitaVoce, valore: number): string =>
  unita === 'IMPORTO' ? formatEuro(valore) : `${formatOre(valore)} ${unita === 'ORE' ? 'ore' : 'giorni'}`;

const periodoInParole = ({ annoInizio, meseInizio, annoFine, meseFine }: PeriodoVoce): string =>
  `da ${formatMese({ anno: annoInizio, mese: meseInizio })}${annoFine === null || meseFine === null ? '' : ` a ${formatMese({ anno: annoFine, mese: meseFine })}`}`;

const colonne: readonly Colonna<VoceUtente>[] = [
  { id: 'codVoce', titolo: etichette.codVoce, larghezza: 120 },
  { id: 'desVoce', titolo: etichette.desVoce, larghezza: 260 },
  { id: 'unita', titolo: etichette.unita, valore: ({ unita }) => descrizioneUnitaVoce[unita], larghezza: 120 },
  {
    id: 'periodi',
    titolo: etichette.periodi,
    valore: ({ unita, periodi }) =>
      periodi.map((periodo) => `${valoreInParole(unita, periodo.numValore)} ${periodoInParole(periodo)}`).join('; '),
  },
  { id: 'flgAttivo', titolo: etichette.flgAttivo, tipo: 'si_no', larghezza: 110 },
];

const nome = ({ codVoce, desVoce }: VoceUtente): string => `la voce ${codVoce} ${desVoce}`;

/** The school's own items. */
export const VociUtentePage = () => {
  const elenco = useElencoRighe({ nome: 'voci-utente', route: vociUtenteRoutes.listVociUtente, request: {}, colonne });
  const gestione = useGestione<VoceUtente>({
    entita: 'VOCE_UTENTE',
    etichette,
    nome,
    elimina: vociUtenteRoutes.removeVoceUtente,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Voci utente"
      descrizione="Le voci della scuola, oltre a quelle del contratto"
      etichetta={({ codVoce }) => codVoce}
      crea="Nuova voce"
      vuoto={{
        titolo: 'Nessuna voce',
        testo: "Una voce ha un'unità e, per periodi di mesi, il valore proposto a chi non ne ha uno proprio.",
      }}
      finestra={(record, chiudi) => <VoceUtenteModale voce={record} onChiudi={chiudi} onSalvata={elenco.salvata} />}
    />
  );
};
