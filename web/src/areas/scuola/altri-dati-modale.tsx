import ColumnLayout from '@cloudscape-design/components/column-layout';
import { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import { type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { delConto, isOfferta, modelloDi, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { CampoIban } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { onEntry } from '#ui/modulo/on-entry.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { DatiDenunce, FondiEModello, OrdineAllaBanca } from './campi-altri-dati.tsx';
import { useRegioni } from './use-regioni.ts';

interface Props {
  /** The school that the data are of. */
  readonly di: ChiE;
  readonly voce: AltriDati | null;
  readonly altre: readonly AltriDati[];
  /** The seat of the school's INPS position: what the first entry starts from. */
  readonly sedeInps: string | null;
  readonly salva: (altriDati: AltriDati[]) => Promise<Scuola>;
  readonly onChiudi: () => void;
  readonly onSalvata: () => void;
}

/** The data filings need, from a day on; a new entry starts from the last one. */
export const AltriDatiModale = ({ di, voce, altre, sedeInps, salva, onChiudi, onSalvata }: Props) => {
  const { sessione } = useSession();
  const { fiscali } = useRegioni();
  const ultima = altre.toSorted((a, b) => (a.dal < b.dal ? -1 : 1)).at(-1);
  const modulo = useModulo({
    schema: AltriDati,
    valori: {
      ...(isOfferta('ORDINE_BANCA', di) ? { tracciatoBonifici: 'EUROPEO' as const, codCuc: null } : {}),
      ...(voce ?? { modelloF24: modelloDi(di), codSedeInps: sedeInps, ...ultima, dal: sessione.oggi }),
    },
    salva: (valori) =>
      onEntry(
        'dati.altriDati',
        salva(voce ? altre.map((altra) => (altra === voce ? valori : altra)) : [...altre, valori]),
      ),
    onSalvato: onSalvata,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={voce ? 'Dati fiscali e previdenziali' : 'Nuova decorrenza'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="dal" etichetta="Dal" />
        <CampoScelta
          modulo={modulo}
          nome="codRegioneFiscale"
          etichetta="Regione fiscale"
          aiuto="Con il codice tributo, che non è quello ISTAT"
          voci={fiscali}
          obbligatorio
        />
        <CampoIban modulo={modulo} nome="ibanTesoreria" etichetta={`IBAN ${delConto(di)}`} obbligatorio />
        <CampoTesto modulo={modulo} nome="codAteco" etichetta="Codice ATECO" aiuto="Per esempio 85.31.20" />
        <CampoTesto modulo={modulo} nome="codSedeInps" etichetta="Sede INPS" aiuto="4 cifre" obbligatorio />
        <CampoTesto
          modulo={modulo}
          nome="capInps"
          etichetta="CAP per l'INPS"
          aiuto="5 cifre, della sede in cui si svolge il lavoro"
        />
        <CampoTesto modulo={modulo} nome="desComuneInps" etichetta="Comune per l'INPS" />
        {(isOfferta('FONDI_PUBBLICI', di) || voce?.provinciaInpdap) && (
          <CampoTesto
            modulo={modulo}
            nome="provinciaInpdap"
            etichetta="Provincia ex INPDAP"
            aiuto="Sigla di 2 lettere"
            maiuscole
          />
        )}
      </ColumnLayout>
      <OrdineAllaBanca modulo={modulo} di={di} />
      <FondiEModello modulo={modulo} di={di} />
      <DatiDenunce modulo={modulo} di={di} />
    </ModaleModulo>
  );
};
