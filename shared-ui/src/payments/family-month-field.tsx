import { parsePeriod } from '@portal/shared-api/period';
import { MonthHint, proposedMonth, type StudentMonths } from './month-hint.tsx';
import { PaymentForField } from './payment-fields.tsx';

export { proposedMonth, type StudentMonths };

interface FamilyMonthFieldProps {
  name?: (string | number)[];
  months: StudentMonths;
  /** The chosen month. */
  chosen: string;
}

/** The month a family pays for; none before joining (decision 12). */
export const FamilyMonthField = ({ name = ['payment_for'], months, chosen }: FamilyMonthFieldProps) => (
  <PaymentForField
    name={name}
    min={parsePeriod(months.first_period)}
    hint={<MonthHint name={name} months={months} chosen={chosen} hidesChecking />}
  />
);
