/** An email address that breaks before its @ if it is too long for a line. */
export const EmailAddress = ({ value }: { value: string }) => {
  const at = value.lastIndexOf('@');
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
};
