// Lets people see the password that they type but once.
const { field, label } = document.currentScript.dataset;
const input = document.getElementById(field);
const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
box.addEventListener('change', () => {
  input.type = box.checked ? 'text' : 'password';
});
const choice = Object.assign(document.createElement('label'), { className: 'choice' });
choice.append(box, ` ${label}`);
input.after(choice);
